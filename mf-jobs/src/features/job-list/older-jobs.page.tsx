import { useState } from 'react';
import type { JobSort } from 'server/contract/jobs/job';
import { EmptyState, PageHead } from 'shared-ui';
import { DataTable, listError, sortOf, sortWord } from 'shared-ui/table';
import { useAddressState, usePageInRange, useRoute } from 'shell/sdk/react';
import { DeleteJobs, type JobsToDelete } from '../../job/deletion/delete-jobs';
import { useJobs } from './api/get-jobs';
import { useJobActions } from './job-actions';
import { useJobLinks } from './job-links';
import { jobListState } from './job-list-state';
import { olderListOf } from './older-lists';
import { CreateJobButton } from './ui/create-job-button';
import { olderJobColumns } from './ui/older-job-columns';
import { OlderJobFilters } from './ui/older-job-filters';

const { page, limit, search, sort } = jobListState;
const olderListState = { page, limit, search, sort };

/** The older job lists: one table, with the filter that the route stands for. */
export const OlderJobsPage = () => {
  const { path, title, filter, offersSeo, empty } = olderListOf(useRoute().path);
  const [state, change] = useAddressState(olderListState);
  const { data, error, isRefreshing, reload } = useJobs({
    ...filter,
    page: state.page,
    limit: state.limit,
    ...(state.search && { search: state.search }),
    ...(state.sort && { sort: state.sort }),
  });
  const [toDelete, setToDelete] = useState<JobsToDelete>();
  const actions = useJobActions(setToDelete);
  const links = useJobLinks();
  usePageInRange(state.page, data?.meta, (last) => change({ page: last }, { replace: true }));

  return (
    <>
      <PageHead title={title} actions={<CreateJobButton />} />
      <OlderJobFilters
        path={path}
        search={state.search}
        onSearch={(next) => change({ search: next }, { replace: true })}
      />
      <DataTable
        label={title}
        columns={olderJobColumns({ addressOf: (job) => links.view('View', job).to })}
        rows={data?.data}
        total={data?.meta.total ?? 0}
        rowId={({ jobId }) => jobId}
        rowLabel={({ jobTitle }) => jobTitle}
        page={state.page}
        limit={state.limit}
        onPage={(next) => change({ page: next })}
        onLimit={(next) => change({ limit: next })}
        sort={sortOf(state.sort)}
        onSort={(next) => change({ sort: sortWord<JobSort>(next) })}
        loading={isRefreshing}
        error={listError('The jobs could not be loaded', error)}
        onRetry={reload}
        empty={
          <EmptyState
            title={`No ${title.toLowerCase()}`}
            words={state.search ? 'No job matches the search. Search for something else.' : empty}
          />
        }
        actionsHeader="Action"
        rowActions={(job) => [
          links.view('View', job),
          links.edit('Edit', job),
          links.applications('Job Applications', job),
          ...(offersSeo ? [links.seo('Seo Create', job)] : []),
          { ...actions.ofRow(job).deleted, divided: true },
        ]}
      />
      {toDelete ? <DeleteJobs {...toDelete} onClose={() => setToDelete(undefined)} /> : null}
    </>
  );
};
