import { useMemo } from 'react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { messages } from 'server/contract/messages';
import { useDraft, useNewDraft } from 'shared-auth/drafts';
import { useForm, useRecordForm, type FormModel, type RecordDraft } from 'shell/sdk/forms';
import { notify } from 'shell/sdk/react';
import { useCompanyDays } from '../../job/use-company-days';
import { updateCreatedJob, createJobIdempotently } from './api/create-job';
import { useUpdateJob } from './api/update-job';
import { toJobChanges } from './job-body';
import { toDescriptionText } from './to-description-text';
import { jobFieldLabels } from './job-fields';
import { createJobSchema } from './job.schema';
import { toJobValues, type JobValues } from './job-values';
import type { JobFormVariant } from './ui/job-form-shape';
import { wizardStepFields } from './wizard';

export type JobFormModel = FormModel<JobValues, JobRecord>;

/** The form has no field for platforms. */
const fieldNamesByApiField: Readonly<Record<string, string | undefined>> = {
  minExperience: 'experience',
  maxExperience: 'experience',
  seoImageId: 'file',
  platformId: undefined,
};

const jobFormOptions = {
  labels: jobFieldLabels,
  refusal: 'The job was not saved.',
  places: wizardStepFields,
  fieldOf: (field: string) => (field in fieldNamesByApiField ? fieldNamesByApiField[field] : field),
};

export const useJobSchema = (shape: JobFormVariant, before: JobValues) => {
  const { today } = useCompanyDays();
  return useMemo(() => createJobSchema({ ...shape, today, before }), [shape, today, before]);
};

type JobFormSchema = FormModel<JobValues, JobRecord>['form']['schema'];

interface JobSaveOptions {
  schema: JobFormSchema;
  platforms?: () => readonly number[] | undefined;
  goOn: (job: JobRecord) => void;
}

interface NewJobOptions extends JobSaveOptions {
  initial: JobValues;
  draft: string;
}

export const useNewJobForm = ({
  schema,
  initial,
  draft,
  platforms,
  goOn,
}: NewJobOptions): JobFormModel => {
  return useForm({
    ...jobFormOptions,
    schema,
    goOn,
    initial,
    draft: useNewDraft<JobValues, JobRecord>(draft, 3),
    save: (values, key) => createJobIdempotently(values, platforms?.(), key),
    amend: (id, values) => updateCreatedJob(id, values, platforms?.()),
  });
};

interface StoredJobOptions extends JobSaveOptions {
  job: JobRecord;
  draft: string;
}

/** If nothing was changed, saving sends no request and shows no notification. */
export const useStoredJobForm = ({
  job,
  draft,
  schema,
  platforms,
  goOn,
}: StoredJobOptions): JobFormModel => {
  const update = useUpdateJob(job.jobId);
  return useRecordForm({
    ...jobFormOptions,
    schema,
    goOn,
    record: job,
    valuesOf: toJobValues,
    words: { jobDescription: toDescriptionText },
    draft: useDraft<RecordDraft<JobValues>>(draft, 2),
    save: async (values, { values: before, version, record }): Promise<JobRecord> => {
      const changes = toJobChanges(values, before, platforms?.());
      // A retry after a lost response may find nothing left to change.
      return Object.keys(changes).length === 0 ? record : update({ ...changes, version });
    },
    notifySaved: ({ version }) => {
      if (version !== job.version) notify.success(messages.submitted);
    },
  });
};
