import { useMemo, useRef, useState } from 'react';
import type { JobRecord } from 'server/contract/jobs/job';
import { Form, FormActions, KeepDraft } from 'shared-ui/forms';
import { useAddressState, useNavigateTo, useUnsavedChanges } from 'shell/sdk/react';
import { jobs } from '../../../../contract';
import { useCompanyDays } from '../../../job/use-company-days';
import { atFormFields } from '../api/at-form-fields';
import { jobFields } from '../job-fields';
import { jobSchema } from '../job.schema';
import type { JobValues } from '../job-values';
import { tellSaved, tellUnsaved } from '../tell-late';
import type { useJobDraft } from '../use-job-draft';
import { stepPlaces, wizardAddress } from '../wizard';
import { FormShapeContext, type FormShape } from './form-shape';
import { type JobTab, JobTabs, tabOf } from './job-tabs';
import { SaveAndPublish } from './save-and-publish';

interface Props {
  shape: FormShape;
  initial: JobValues;
  kept: ReturnType<typeof useJobDraft>;
  /** Platforms that the job is live on. */
  live: readonly number[];
  /** The job before it is saved, if it exists. */
  stored?: JobRecord;
  onSave: (values: JobValues, platforms?: readonly number[]) => Promise<JobRecord>;
  goOn: (job: JobRecord) => void;
}

/** The form of a new job and of one that exists: its tabs, its draft, its ways to save. */
export const JobForm = ({ shape, initial, kept, live, stored, onSave, goOn }: Props) => {
  const { today } = useCompanyDays();
  const schema = useMemo(
    () => jobSchema({ ...shape, today, before: initial }),
    [shape, today, initial],
  );
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty, stepPlaces);
  const platforms = useRef<readonly number[]>(undefined);
  const [{ tab }, change] = useAddressState(wizardAddress);
  const navigateTo = useNavigateTo();
  const show = (next: JobTab) => change({ tab: next }, { replace: true });

  const save = async (values: JobValues): Promise<JobRecord> => {
    const chosen = platforms.current;
    platforms.current = undefined;
    try {
      return await onSave(values, chosen);
    } catch (error) {
      throw atFormFields(error);
    }
  };
  return (
    <FormShapeContext value={shape}>
      <Form<JobValues, JobRecord>
        initialValues={initial}
        schema={schema}
        labels={jobFields}
        onDirty={setDirty}
        onReveal={(name) => show(tabOf(name))}
        onSubmit={save}
        onSaved={(job) => {
          kept.discard();
          tellSaved(job, stored);
        }}
        goOn={goOn}
        onFailedLate={tellUnsaved}
      >
        <KeepDraft draft={kept.draft} onKeep={kept.keep} onDiscard={kept.discard} />
        <JobTabs tab={tab} onTab={show} />
        <FormActions submitLabel="Save" onCancel={() => navigateTo({ to: jobs })}>
          <SaveAndPublish live={live} onPlatforms={(chosen) => (platforms.current = chosen)} />
        </FormActions>
      </Form>
    </FormShapeContext>
  );
};
