import { applicantDetail } from 'mf-applicants/contract';
import { useState } from 'react';
import type { JobApplication } from 'server/contract/jobs/job-application';
import { usePermission } from 'shared-auth';
import { Button, EmptyState, PageHead, type MenuEntry } from 'shared-ui';
import { DataTable, FilterBar, listError, SearchBox } from 'shared-ui/table';
import {
  addressField,
  entryOf,
  leadTo,
  resolve,
  useAddressState,
  useDestination,
  usePageInRange,
  useShell,
} from 'shell/sdk/react';
import { jobDetail } from '../../../../contract';
import { useJob } from '../../../job/use-job';
import { useJobApplications } from '../api/get-job-applications';
import { useApplicantEntries } from '../use-applicant-entries';
import { applicationColumns, nameOf } from './application-columns';
import { DeleteApplication } from './delete-application';
import { NoSuchJob } from './no-such-job';

const listState = {
  page: addressField.wholeNumber(1),
  limit: addressField.wholeNumber(10, { max: 100 }),
  search: addressField.text(),
};

/** Applications with their search and page, which stand in the address. */
export const ApplicationTable = ({ jobId }: { jobId: number }) => {
  const [state, change] = useAddressState(listState);
  const { data, error, isRefreshing, reload } = useJobApplications(jobId, {
    page: state.page,
    limit: state.limit,
    ...(state.search && { search: state.search }),
  });
  const { job } = useJob(jobId);
  const [toDelete, setToDelete] = useState<JobApplication>();
  const mayDelete = usePermission('application:delete');
  const applicantEntries = useApplicantEntries();
  const shell = useShell();
  const view = useDestination({ to: jobDetail, params: { id: jobId } });
  usePageInRange(state.page, data?.meta, (page) => change({ page }, { replace: true }));
  if (error?.status === 404 || error?.status === 403)
    return <NoSuchJob error={error} onRetry={reload} />;

  const viewEntry = ({ applicantId }: JobApplication) =>
    entryOf('view', 'View', resolve({ to: applicantDetail, params: { id: applicantId } }, shell));
  const columns = applicationColumns({
    addressOf: (application) => viewEntry(application).to,
  });
  const actionsOf = (application: JobApplication): MenuEntry[] => [
    viewEntry(application),
    ...applicantEntries(application),
    {
      id: 'delete',
      label: 'Delete',
      tone: 'bad',
      divided: true,
      ...mayDelete.offer(application.may.includes('delete')),
      onSelect: () => setToDelete(application),
    },
  ];
  const total = data?.meta.total ?? 0;

  return (
    <>
      <PageHead
        title="Job Applications"
        words={job?.jobTitle}
        actions={<Button {...leadTo(view)}>View Job</Button>}
      />
      <FilterBar>
        <SearchBox
          label="Search applications"
          value={state.search}
          onChange={(search) => change({ search }, { replace: true })}
        />
      </FilterBar>
      <DataTable
        label="Job Applications"
        columns={columns}
        actionsHeader="Action"
        rowActions={actionsOf}
        rows={data?.data.jobApplication}
        total={total}
        rowId={({ applicantId }) => applicantId}
        rowLabel={nameOf}
        page={state.page}
        limit={state.limit}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
        loading={isRefreshing}
        error={listError('The applications could not be loaded', error)}
        onRetry={reload}
        empty={
          state.search ? (
            <EmptyState
              title="No application matches the search"
              words="Search for something else, or show all applications of this job."
              action={<Button onClick={() => change({ search: '' })}>Show all applications</Button>}
            />
          ) : (
            <EmptyState
              title="No applications yet"
              words="People who apply for this job appear here."
            />
          )
        }
      />
      {toDelete ? (
        <DeleteApplication application={toDelete} onClose={() => setToDelete(undefined)} />
      ) : null}
    </>
  );
};
