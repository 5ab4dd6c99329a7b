import type { BoardColumn } from 'server/contract/jobs/postings/job-board';
import type { BoardColumnFacts } from 'shared-ui/board';

const withoutStage = 'none';

export const getBoardColumnId = ({ stage }: Pick<BoardColumn, 'stage'>): string =>
  stage ? String(stage.id) : withoutStage;

/** A column outside the current pipeline accepts no cards. */
export const toBoardColumnFacts = (column: BoardColumn): BoardColumnFacts => {
  const { stage, isEarlier, total } = column;
  return {
    id: getBoardColumnId(column),
    name: stage?.name ?? 'Without a stage',
    colour: stage?.colour,
    count: total,
    ...(isEarlier && { note: 'An earlier stage, no longer in the pipeline.' }),
    isClosed: isEarlier || !stage,
  };
};
