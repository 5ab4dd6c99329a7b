import { PageForm } from 'shell/sdk/forms';
import { useAddressState, useLinkBack } from 'shell/sdk/react';
import { jobs } from '../../../../contract';
import type { JobFormModel } from '../use-job-form';
import { wizardAddress } from '../wizard';
import { FormShapeContext, type FormShape } from './form-shape';
import { type JobTab, JobTabs, getTab } from './job-tabs';
import { SaveAndPublish } from './save-and-publish';

interface Props {
  shape: FormShape;
  form: JobFormModel;
  /** Ids of platforms where the job is live. */
  live: readonly number[];
  /** Called with the platforms before a save that publishes, and with `undefined` after it. */
  onPlatforms: (platforms: readonly number[] | undefined) => void;
}

export const JobForm = ({ shape, form, live, onPlatforms }: Props) => {
  const [{ tab }, change] = useAddressState(wizardAddress);
  const list = useLinkBack({ to: jobs });
  const show = (next: JobTab) => change({ tab: next }, { replace: true });
  return (
    <FormShapeContext value={shape}>
      <PageForm
        form={form}
        submitLabel="Save"
        onCancel={() => list.go()}
        onReveal={(name) => show(getTab(name))}
        actions={<SaveAndPublish live={live} onPlatforms={onPlatforms} />}
      >
        <JobTabs tab={tab} onTab={show} />
      </PageForm>
    </FormShapeContext>
  );
};
