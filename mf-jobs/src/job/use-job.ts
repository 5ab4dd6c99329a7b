import { getJob } from 'server/contract/jobs/postings/job.calls';
import { recordReader } from 'shared-auth';

export const useJob = recordReader(getJob);
