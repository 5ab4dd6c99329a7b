import { useState } from 'react';
import type { JobSort } from 'server/contract/jobs/job';
import { EntryButton, PageHead, shownEntries } from 'shared-ui';
import {
  DataTable,
  listError,
  SelectionBar,
  sortOf,
  sortWord,
  useSelection,
} from 'shared-ui/table';
import { readAddress, useAddressState, usePageInRange, type PageAddress } from 'shell/sdk/react';
import { DeleteJobs, type JobsToDelete } from '../../job/deletion/delete-jobs';
import { useJobDrawers } from '../../job/use-job-drawers';
import { beginReadingJobs, useJobs, useNextJobs } from './api/get-jobs';
import { headWords } from './head-words';
import { useJobActions } from './job-actions';
import { useJobLinks } from './job-links';
import { filterOf, isNarrowed, jobListState, queryOf, scopeOf, showsAll } from './job-list-state';
import { selectedJobs } from './selected-jobs.rule';
import { CreateJobButton } from './ui/create-job-button';
import { JobFilters } from './ui/job-filters';
import { NoJobs } from './ui/no-jobs';
import { useJobColumns } from './use-job-columns';

const nothingToExport = 'The list is empty, so there is nothing to export.';
const oneAtATime = 'Select at most one job for this.';

/** The job list: search, filters, order, selection, and what can be done with jobs. */
export const JobsPage = () => {
  const [state, change] = useAddressState(jobListState);
  const filter = filterOf(state);
  const { data, error, isRefreshing, reload } = useJobs(queryOf(state));
  useNextJobs(queryOf(state), isRefreshing || error ? undefined : data?.meta);
  const rows = data?.data;
  const total = data?.meta.total ?? 0;
  const selection = useSelection({
    pageIds: rows?.map(({ jobId }) => jobId) ?? [],
    total,
    scope: scopeOf(state),
  });
  const [toDelete, setToDelete] = useState<JobsToDelete>();
  const actions = useJobActions(setToDelete);
  const links = useJobLinks();
  const drawers = useJobDrawers();
  const columns = useJobColumns();
  usePageInRange(state.page, data?.meta, (page) => change({ page }, { replace: true }));

  const single = selection.count > 1 ? { disabledReason: oneAtATime } : {};
  const ofSelection = shownEntries(actions.ofSelection(selectedJobs(selection, filter)));
  const exportAll = actions.exported({ matching: filter, expected: total });

  return (
    <>
      <PageHead
        title="Jobs"
        words={data && headWords(data.meta)}
        actions={
          <>
            <EntryButton
              entry={total === 0 ? { ...exportAll, disabledReason: nothingToExport } : exportAll}
            />
            <CreateJobButton />
          </>
        }
      />
      <JobFilters state={state} onChange={change} />
      <DataTable
        label="Jobs"
        columns={columns}
        rows={rows}
        total={total}
        rowId={({ jobId }) => jobId}
        rowLabel={({ jobTitle }) => jobTitle}
        page={state.page}
        limit={state.limit}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
        sort={sortOf(state.sort)}
        onSort={(sort) => change({ sort: sortWord<JobSort>(sort) })}
        loading={isRefreshing}
        error={listError('The jobs could not be loaded', error)}
        onRetry={reload}
        empty={<NoJobs onClear={isNarrowed(state) ? () => change(showsAll) : undefined} />}
        {...(ofSelection.length > 0 && { selection })}
        rowActions={(job) => [
          { ...links.edit('Edit Job', job), ...single },
          { ...links.view('View Job', job), ...single },
          drawers.publish(job),
          drawers.status(job),
          links.applications('Job Applications', job),
          links.seo('Seo Create', job),
          actions.ofRow(job).exported,
          { ...actions.ofRow(job).deleted, divided: true },
        ]}
      />
      <SelectionBar selection={selection} actions={ofSelection} />
      {toDelete ? (
        <DeleteJobs
          {...toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={selection.clear}
        />
      ) : null}
    </>
  );
};

JobsPage.beginReading = ({ search }: PageAddress) =>
  beginReadingJobs(queryOf(readAddress(jobListState, search)));
