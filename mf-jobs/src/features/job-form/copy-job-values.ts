import type { JobRecord } from 'server/contract/jobs/postings/job';
import { seoFieldNames } from './job-fields';
import { emptyJob, toJobValues, type JobValues } from './job-values';

/** Values that a new job copies from an existing job: all except the expiry date and the public address. */
export const copyJobValues = (job: JobRecord): JobValues => ({
  ...toJobValues(job),
  ...Object.fromEntries(seoFieldNames.map((field) => [field, emptyJob[field]])),
  expiryDate: emptyJob.expiryDate,
  seoImage: emptyJob.seoImage,
});
