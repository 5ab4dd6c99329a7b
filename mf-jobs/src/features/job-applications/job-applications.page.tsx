import { applicantDetail } from 'mf-applicants/contract';
import type { JobApplication } from 'server/contract/jobs/job-application';
import { Button, EmptyState, PageHead } from 'shared-ui';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { entryOf, leadTo, resolve, useDestination, useIdParam, useShell } from 'shell/sdk/react';
import { jobDetail } from '../../../contract';
import { useJob } from '../../job/use-job';
import { applicationList } from './application-list';
import { applicationColumns } from './ui/application-columns';
import { NoSuchJob } from './ui/no-such-job';
import { useApplicantEntries } from './use-applicant-entries';
import { useApplicationDeletion } from './use-application-deletion';

/** The applications of one job. */
export const JobApplicationsPage = () => {
  const jobId = useIdParam('jobId');
  return jobId === undefined ? <NoSuchJob /> : <Applications key={jobId} jobId={jobId} />;
};

const Applications = ({ jobId }: { jobId: number }) => {
  const list = useList(applicationList, { jobId });
  const { record: job } = useJob(jobId);
  const deletion = useApplicationDeletion();
  const applicantEntries = useApplicantEntries();
  const shell = useShell();
  const jobView = useDestination({ to: jobDetail, params: { id: jobId } });
  if (list.error?.status === 404 || list.error?.status === 403)
    return <NoSuchJob error={list.error} onRetry={list.reload} />;

  const view = ({ applicantId: id }: JobApplication) =>
    entryOf('view', 'View', resolve({ to: applicantDetail, params: { id } }, shell));
  return (
    <>
      <PageHead
        title="Job Applications"
        words={job?.jobTitle}
        actions={<Button {...leadTo(jobView)}>View Job</Button>}
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Job Applications"
        columns={applicationColumns({ addressOf: (application) => view(application).to })}
        actionsHeader="Action"
        rowActions={(application) => [
          view(application),
          ...applicantEntries(application),
          {
            ...deletion.of(list.ofRow(application), application.may.includes('delete')),
            divided: true,
          },
        ]}
        empty={
          <EmptyState
            title="No applications yet"
            words="People who apply for this job appear here."
          />
        }
      />
      {deletion.question}
    </>
  );
};
