import { DelayedSpinner, Notice } from 'shared-ui';

/** Stands where the form of a new job would be, while the job that it was left with is being saved. */
export const JobBeingCreated = () => (
  <>
    <Notice
      title="The job that you left here is still being saved."
      words="As soon as it is, you go on with it. If it cannot be saved, your draft comes back."
    />
    <DelayedSpinner label="Saving the job" />
  </>
);
