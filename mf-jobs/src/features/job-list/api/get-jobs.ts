import type { JobPage, JobQuery } from 'server/contract/jobs/job';
import { getJobs } from 'server/contract/jobs/job.calls';
import { beginRead, useRead, useReadAhead, type Read } from 'shared-auth';

/** Asks for a page of jobs before the list is drawn. */
export const beginReadingJobs = (query: JobQuery) => beginRead(getJobs, { query });

/** One page of jobs, and what the whole list amounts to. */
export const useJobs = (query: JobQuery): Read<JobPage> => useRead(getJobs, { query });

/** Reads the page after this one ahead, once this one is here. */
export const useNextJobs = (query: JobQuery, meta: JobPage['meta'] | undefined): void => {
  const page = (query.page ?? 1) + 1;
  useReadAhead(getJobs, meta && page <= meta.last_page ? { query: { ...query, page } } : null);
};
