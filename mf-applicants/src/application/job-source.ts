import { getJob } from 'server/contract/jobs/postings/job.calls';
import { formatJobTitle } from 'server/contract/jobs/postings/job-constants';
import { useRead } from 'shared-auth';
import { useLookup } from 'shared-auth/lookups';
import type { LookupSource } from 'shell/sdk/list';

const allJobsOption = { id: 'all', label: 'All' } as const;

/** The job lookup lists open jobs only, so the filter reads the chosen job by its id. */
export const jobFilterLookup: LookupSource = {
  useOptions: (search) => {
    const { items, ...rest } = useLookup('jobs', { search });
    return { ...rest, items: search.trim() ? items : [allJobsOption, ...items] };
  },
  useChosen: (id) => {
    const { data, error } = useRead(getJob, id === undefined ? null : { params: { id } });
    if (id === undefined) return allJobsOption;
    if (data?.data.jobId === id) return { id, label: formatJobTitle(data.data) };
    return { id, label: error?.status === 404 ? `No. ${id}, no longer there` : `No. ${id}` };
  },
};
