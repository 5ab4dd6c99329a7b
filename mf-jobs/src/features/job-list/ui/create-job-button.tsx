import { Button } from 'shared-ui';
import { useDestination } from 'shell/sdk/react';
import { createJob } from '../../../../contract';

/** Leads to the form of a new job, or says why it is not for this person. */
export const CreateJobButton = () => {
  const create = useDestination({ to: createJob });
  return (
    <Button
      variant="main"
      {...(create.href && { to: create.href })}
      disabledReason={create.refusal}
    >
      Create Job
    </Button>
  );
};
