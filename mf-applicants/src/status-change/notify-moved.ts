import { undoStatuses } from 'server/contract/applicants/applications/application-status.calls';
import { messages } from 'server/contract/messages';
import { send } from 'shared-auth';
import { notify, notifyFailure } from 'shell/sdk/react';
import { formatApplicantCount } from '../application/format-applicant-count';
import { formatMovedCount, type MoveResult, type MoveProgress } from './send-moves';

const undoMoves = async (ids: readonly string[]): Promise<void> => {
  let moved = 0;
  const kept: string[] = [];
  try {
    for (const id of ids) {
      const { data } = await send(undoStatuses, { body: { id } });
      moved += data.moved;
      kept.push(...data.results.flatMap(({ message }) => message ?? []));
    }
    const words = `The change was taken back for ${formatApplicantCount(moved)}.`;
    if (kept.length === 0) notify.success(words);
    else notify.info(`${words} ${formatApplicantCount(kept.length)} stayed: ${kept[0] ?? ''}`);
  } catch (error) {
    notifyFailure('The change was not taken back.')(error);
  }
};

const toUndoAction = ({
  moved,
  undo: ids,
  undoBy,
}: MoveResult): Parameters<typeof notify.success>[1] => {
  const seconds = Math.ceil((undoBy - Date.now()) / 1_000);
  if (ids.length === 0 || moved === 0 || seconds <= 0) return {};
  return { action: { label: 'Undo', onSelect: () => void undoMoves(ids) }, seconds };
};

export const notifyMovesDone = (sum: MoveResult): void => {
  if (sum.moved === 0) notify.info('Nobody was moved: they stood there already.');
  else notify.success(messages.submitted, toUndoAction(sum));
};

export const notifyMovesStopped = (at: MoveProgress): void => {
  const { sum, next } = at;
  const words = `${formatMovedCount(at)} The rest stay where they are.`;
  if (next) notify.info(`The move was stopped. ${words}`, toUndoAction(sum));
  else if (sum.refused === 0) notifyMovesDone(sum);
  else if (sum.moved > 0) notify.info(words, toUndoAction(sum));
  else notify.info(`Nobody was moved. ${sum.results[0]?.message ?? ''}`);
};
