import type { StatusChange, StatusChanged } from 'server/contract/applicants/application-status';
import { undoSeconds } from 'server/contract/applicants/application-constants';
import { changeStatuses } from 'server/contract/applicants/application-status.calls';
import { send } from 'shared-auth';

/** What all calls of one move came to. */
export interface Moved extends Pick<StatusChanged, 'moved' | 'unchanged' | 'refused' | 'results'> {
  /** To be sent to take it back; the last one holds longest. */
  undo: string[];
  /** Until when that is possible, by the clock of this machine. */
  undoBy: number;
}

export const nothingMoved: Moved = {
  moved: 0,
  unchanged: 0,
  refused: 0,
  results: [],
  undo: [],
  undoBy: 0,
};

const plus = (sum: Moved, { moved, unchanged, refused, results, undo }: StatusChanged): Moved => ({
  moved: sum.moved + moved,
  unchanged: sum.unchanged + unchanged,
  refused: sum.refused + refused,
  // Of a large move only those are kept that somebody has to look at.
  results: [...sum.results, ...results.filter(({ outcome }) => outcome === 'refused')],
  undoBy: undo ? Date.now() + undoSeconds * 1_000 : sum.undoBy,
  undo: undo && !sum.undo.includes(undo.id) ? [...sum.undo, undo.id] : sum.undo,
});

/** How far a move has come. */
export interface Progress {
  sum: Moved;
  next: StatusChanged['next'];
}

/** How many of a move were asked for, and how many in all. */
export const countsOf = ({ sum: { moved, unchanged, refused }, next }: Progress) => {
  const done = moved + unchanged + refused;
  return { done, total: done + (next?.left ?? 0) };
};

/** `1000 of 1250 applicants were moved.` */
export const movedWords = (at: Progress): string =>
  `${at.sum.moved} of ${countsOf(at).total} applicants were moved.`;

/**
 * Sends the next call of a move.
 * @throws ApiError
 */
export const sendNext = async (body: StatusChange, { sum, next }: Progress): Promise<Progress> => {
  const { data } = await send(changeStatuses, {
    body: { ...body, ...(next && { after: next.after, batch: next.batch }) },
  });
  return { sum: plus(sum, data), next: data.next };
};
