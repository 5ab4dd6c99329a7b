import { jobStatuses } from 'server/contract/jobs/job-constants';

/** Open, In Progress, Closed. */
export const jobStatusOptions = jobStatuses.map(({ id, name }) => ({
  value: String(id),
  label: name,
}));
