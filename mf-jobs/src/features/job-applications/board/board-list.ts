import type { JobBoardQuery } from 'server/contract/jobs/postings/job-board';

export interface BoardListState {
  state: { stage: string };
  change: (values: { stage: string }, how: { replace: true }) => void;
  filter: JobBoardQuery;
  isNarrowed: boolean;
  showAll: () => void;
}
