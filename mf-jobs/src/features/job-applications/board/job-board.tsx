import { getJobBoard } from 'server/contract/jobs/postings/job-board.calls';
import { useRead } from 'shared-auth';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { NoApplications } from '../ui/no-applications';
import { JobReadFailure } from '../ui/job-read-failure';
import type { BoardListState } from './board-list';
import { BoardSkeleton } from './board-skeleton';
import { LoadedBoard } from './loaded-board';

interface Props {
  jobId: number;
  list: BoardListState;
}

export const JobBoard = ({ jobId, list }: Props) => {
  const input = { params: { jobId }, query: list.filter };
  const { data, error, reload } = useRead(getJobBoard, input);
  const board = data?.data;
  if (error?.status === 404 || error?.status === 403)
    return <JobReadFailure error={error} onRetry={reload} />;
  if (error && !board)
    return (
      <ErrorState
        title="The board could not be loaded"
        words={error.message}
        reference={error.requestId}
        onRetry={reload}
      />
    );
  if (!board) return <BoardSkeleton />;
  if (board.columns.some(({ total }) => total > 0))
    return <LoadedBoard jobId={jobId} board={board} list={list} />;
  if (!list.isNarrowed) return <NoApplications />;
  return (
    <EmptyState
      title="No applications match these filters"
      words="Search for something else, or show all applications."
      action={<Button onClick={list.showAll}>Show all applications</Button>}
    />
  );
};
