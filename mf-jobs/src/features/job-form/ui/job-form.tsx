import { PageForm } from 'shell/sdk/forms';
import { useAddressState, useLinkBackToList } from 'shell/sdk/react';
import { jobs } from '../../../../contract';
import type { JobFormModel } from '../use-job-form';
import { wizardAddress } from '../wizard';
import { FieldFocus } from './field-focus';
import { JobFormVariantContext, type JobFormVariant } from './job-form-shape';
import { type JobTab, JobTabs, getJobTab } from './job-tabs';
import { SaveAndPublishActions } from './save-and-publish-actions';

interface Props {
  shape: JobFormVariant;
  form: JobFormModel;
  /** Ids of platforms where the job is live. */
  live: readonly number[];
  /** Called with the chosen platform ids before a save that publishes, and with `undefined` after it. */
  onPlatforms: (platforms: readonly number[] | undefined) => void;
}

export const JobForm = ({ shape, form, live, onPlatforms }: Props) => {
  const [{ tab }, change] = useAddressState(wizardAddress);
  const list = useLinkBackToList({ to: jobs });
  const show = (next: JobTab) => change({ tab: next }, { replace: true });
  return (
    <JobFormVariantContext value={shape}>
      <PageForm
        form={form}
        submitLabel="Save"
        onCancel={() => list.go()}
        onReveal={(name) => show(getJobTab(name))}
        actions={<SaveAndPublishActions live={live} onPlatforms={onPlatforms} />}
      >
        <FieldFocus />
        <JobTabs tab={tab} onTab={show} />
      </PageForm>
    </JobFormVariantContext>
  );
};
