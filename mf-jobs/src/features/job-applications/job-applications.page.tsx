import { lazy, Suspense } from 'react';
import { Button, ErrorState, PageHead } from 'shared-ui';
import { ListFilters, useListState } from 'shell/sdk/list';
import { leadTo, useDestination, useIdParam } from 'shell/sdk/react';
import { jobDetail } from '../../../contract';
import { useJob } from '../../job/use-job';
import { applicationList } from './application-list';
import { ApplicationTable } from './ui/application-table';
import { JobReadFailure } from './ui/job-read-failure';
import { BoardOrListSwitch } from './ui/board-or-list-switch';

const BoardFailure = () => (
  <ErrorState
    title="The board could not be loaded"
    words="The list shows the same people. Reload the page to try the board again."
  />
);

/** The board is loaded on demand, together with the drag-and-drop code. */
const JobBoard = lazy(() =>
  import('./board/job-board').then(
    (module) => ({ default: module.JobBoard }),
    () => ({ default: BoardFailure }),
  ),
);

export const JobApplicationsPage = () => {
  const jobId = useIdParam('jobId');
  if (jobId !== undefined) return <Applications key={jobId} jobId={jobId} />;
  return (
    <>
      <PageHead title="Job Applications" />
      <JobReadFailure />
    </>
  );
};

const Applications = ({ jobId }: { jobId: number }) => {
  const list = useListState(applicationList);
  const { record: job, error, reload } = useJob(jobId);
  const jobView = useDestination({ to: jobDetail, params: { id: jobId } });
  const isGone = error?.status === 404 || error?.status === 403;
  return (
    <>
      <PageHead
        title="Job Applications"
        words={job?.jobTitle}
        actions={isGone ? null : <Button {...leadTo(jobView)}>View Job</Button>}
      />
      {isGone ? (
        <JobReadFailure error={error} onRetry={reload} />
      ) : (
        <>
          <ListFilters list={list}>
            <BoardOrListSwitch view={list.state.view} onChange={(view) => list.change({ view })} />
          </ListFilters>
          {list.state.view === 'board' ? (
            <Suspense>
              <JobBoard jobId={jobId} list={list} />
            </Suspense>
          ) : (
            <ApplicationTable jobId={jobId} />
          )}
        </>
      )}
    </>
  );
};
