import type { StatusChange, StatusChanged } from 'server/contract/application-status';
import { changeStatuses } from 'server/contract/application-status.calls';
import { send } from 'shared-auth';

/** What all calls of one move came to. */
export interface Moved extends Pick<StatusChanged, 'moved' | 'unchanged' | 'refused' | 'results'> {
  /** To be sent to take it back; the last one holds longest. */
  undo: string[];
}

export const nothingMoved: Moved = { moved: 0, unchanged: 0, refused: 0, results: [], undo: [] };

const plus = (sum: Moved, { moved, unchanged, refused, results, undo }: StatusChanged): Moved => ({
  moved: sum.moved + moved,
  unchanged: sum.unchanged + unchanged,
  refused: sum.refused + refused,
  // Of a large move only those are kept that somebody has to look at.
  results: [...sum.results, ...results.filter(({ outcome }) => outcome === 'refused')],
  undo: undo && !sum.undo.includes(undo.id) ? [...sum.undo, undo.id] : sum.undo,
});

/** How far a move has come. */
export interface Progress {
  sum: Moved;
  next: StatusChanged['next'];
}

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
