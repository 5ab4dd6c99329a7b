import { getJob } from 'server/contract/jobs/postings/job.calls';
import { formatJob } from 'server/contract/jobs/postings/job-constants';
import { useRead } from 'shared-auth';
import { useLookup } from 'shared-auth/lookups';
import type { LookupSource } from 'shell/sdk/list';

const all = { id: 'all', label: 'All' } as const;

/** The lookup holds only open jobs, so the chosen job is read by its id. */
export const jobSource: LookupSource = {
  useOptions: (search) => {
    const { items, ...rest } = useLookup('jobs', { search });
    return { ...rest, items: search.trim() ? items : [all, ...items] };
  },
  useChosen: (id) => {
    const { data } = useRead(getJob, id === undefined ? null : { params: { id } });
    if (id === undefined) return all;
    return { id, label: data?.data.jobId === id ? formatJob(data.data) : `No. ${id}` };
  },
};
