import type { JobRecord } from 'server/contract/jobs/postings/job';
import { seoFieldNames } from './job-fields';
import { emptyJob, toJobValues, type JobValues } from './job-values';

export const copyJobValues = (job: JobRecord): JobValues => ({
  ...toJobValues(job),
  ...Object.fromEntries(seoFieldNames.map((field) => [field, emptyJob[field]])),
  expiryDate: emptyJob.expiryDate,
  seoImage: emptyJob.seoImage,
});
