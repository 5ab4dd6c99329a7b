import { useState } from 'react';
import { EmptyState, PageHead } from 'shared-ui';
import { DataTable } from 'shared-ui/table';
import { addressField, useAddressState, useRoute } from 'shell/sdk/react';
import { useJobs } from './api/get-jobs';
import { useJobActions } from './job-actions';
import { useJobLinks } from './job-links';
import { listError } from './list-error';
import { olderListOf } from './older-lists';
import { DeleteJobs, type JobsToDelete } from './ui/delete-jobs';
import { olderJobColumns } from './ui/older-job-columns';
import { usePageInRange } from './use-page-in-range';

const pageState = {
  page: addressField.wholeNumber(1),
  limit: addressField.wholeNumber(10, { max: 100 }),
};

/** The older job lists: one table, with the filter that the route stands for. */
export const OlderJobsPage = () => {
  const { title, filter, offersSeo, empty } = olderListOf(useRoute().path);
  const [{ page, limit }, change] = useAddressState(pageState);
  const { data, error, isRefreshing, reload } = useJobs({ ...filter, page, limit });
  const [toDelete, setToDelete] = useState<JobsToDelete>();
  const actions = useJobActions(setToDelete);
  const links = useJobLinks();
  usePageInRange(page, data?.meta, (last) => change({ page: last }, { replace: true }));

  const columns = olderJobColumns({
    addressOf: (job) => links.view('View', job).to,
    actionsOf: (job) => [
      links.view('View', job),
      links.edit('Edit', job),
      links.applications('Job Applications', job),
      ...(offersSeo ? [links.seo('Seo Create', job)] : []),
      { ...actions.ofRow(job).deleted, divided: true },
    ],
  });

  return (
    <>
      <PageHead title={title} />
      <DataTable
        label={title}
        columns={columns}
        rows={data?.data}
        total={data?.meta.total ?? 0}
        rowId={({ jobId }) => jobId}
        rowLabel={({ jobTitle }) => jobTitle}
        page={page}
        limit={limit}
        onPage={(next) => change({ page: next })}
        onLimit={(next) => change({ limit: next })}
        loading={isRefreshing}
        error={listError(error)}
        onRetry={reload}
        empty={<EmptyState title={`No ${title.toLowerCase()}`} words={empty} />}
      />
      {toDelete ? (
        <DeleteJobs
          {...toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => setToDelete(undefined)}
        />
      ) : null}
    </>
  );
};
