import { getJob } from 'server/contract/jobs/job.calls';
import { recordReader } from 'shared-auth';

/** One job whole; without an id nothing is read. */
export const useJob = recordReader(getJob);
