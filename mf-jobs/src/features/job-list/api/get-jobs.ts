import type { JobPage, JobQuery } from 'server/contract/job';
import { getJobs } from 'server/contract/job.calls';
import { useRead, type Read } from 'shared-auth';

/** One page of jobs, and what the whole list amounts to. */
export const useJobs = (query: JobQuery): Read<JobPage> => useRead(getJobs, { query });
