import type {
  StatusChange,
  StatusChanged,
} from 'server/contract/applicants/applications/application-status';
import { undoSeconds } from 'server/contract/applicants/applications/application-constants';
import { changeStatuses } from 'server/contract/applicants/applications/application-status.calls';
import { send } from 'shared-auth';

export interface MoveResult extends Pick<
  StatusChanged,
  'moved' | 'unchanged' | 'refused' | 'results'
> {
  /** Ids to undo the batches of a move; the last id expires last. */
  undo: string[];
  /** Time until which the move can be undone, in epoch milliseconds of the client's clock. */
  undoBy: number;
}

export const emptyMoveResult: MoveResult = {
  moved: 0,
  unchanged: 0,
  refused: 0,
  results: [],
  undo: [],
  undoBy: 0,
};

const addMoveResult = (
  sum: MoveResult,
  { moved, unchanged, refused, results, undo }: StatusChanged,
): MoveResult => ({
  moved: sum.moved + moved,
  unchanged: sum.unchanged + unchanged,
  refused: sum.refused + refused,
  // Of a large move, only refused results are stored, since only they need review.
  results: [...sum.results, ...results.filter(({ outcome }) => outcome === 'refused')],
  undoBy: undo ? Date.now() + undoSeconds * 1_000 : sum.undoBy,
  undo: undo && !sum.undo.includes(undo.id) ? [...sum.undo, undo.id] : sum.undo,
});

export interface MoveProgress {
  sum: MoveResult;
  next: StatusChanged['next'];
}

export const countMoves = ({ sum: { moved, unchanged, refused }, next }: MoveProgress) => {
  const done = moved + unchanged + refused;
  return { done, total: done + (next?.left ?? 0) };
};

export const formatMovedCount = (at: MoveProgress): string =>
  `${at.sum.moved} of ${countMoves(at).total} applicants were moved.`;

/** @throws ApiError */
export const sendNextMoves = async (
  body: StatusChange,
  { sum, next }: MoveProgress,
): Promise<MoveProgress> => {
  const { data } = await send(changeStatuses, {
    body: { ...body, ...(next && { after: next.after, batch: next.batch }) },
  });
  return { sum: addMoveResult(sum, data), next: data.next };
};
