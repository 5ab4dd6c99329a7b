import type { JobApplication } from 'server/contract/jobs/postings/job-application';
import { ListTable, useList } from 'shell/sdk/list';
import { usePanelActions } from 'shell/sdk/react';
import { applicationList } from '../application-list';
import { useApplicantEntries } from '../use-applicant-entries';
import { useApplicationDeletion } from '../use-application-deletion';
import { getApplicationColumns } from './application-columns';
import { NoApplications } from './no-applications';
import { JobReadFailure } from './job-read-failure';

export const ApplicationTable = ({ jobId }: { jobId: number }) => {
  const list = useList(applicationList, { jobId });
  const deletion = useApplicationDeletion();
  const actionsOf = usePanelActions('applicants.selected', (applicantIds) => ({ applicantIds }));
  const { view, others } = useApplicantEntries();
  const { selection, refusal } = list.selected;
  if (list.error?.status === 404 || list.error?.status === 403)
    return <JobReadFailure error={list.error} onRetry={list.reload} />;
  return (
    <>
      <ListTable
        list={list}
        label="Job Applications"
        columns={getApplicationColumns({ addressOf: (row: JobApplication) => view(row).to })}
        actionsHeader="Action"
        rowActions={(row) => [
          view(row),
          ...others(row),
          { ...deletion.of(list.ofRow(row), row.may.includes('delete')), divided: true },
        ]}
        selectionActions={[
          ...actionsOf(selection.applicantId ?? [], refusal),
          deletion.of(list.selected),
        ]}
        empty={<NoApplications />}
      />
      {deletion.question}
    </>
  );
};
