import { jobStatuses } from 'server/contract/jobs/postings/job-constants';

export const jobStatusOptions = jobStatuses.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));
