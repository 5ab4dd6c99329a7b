import { undoSeconds } from 'server/contract/application-constants';
import { undoStatuses } from 'server/contract/application-status.calls';
import { messages } from 'server/contract/messages';
import { ApiError, send } from 'shared-auth';
import { notify } from 'shell/sdk/react';
import { counted } from '../application/counted';
import { refreshApplications } from '../application/refresh-applications';
import type { Moved } from './send-moves';

const undo = async (ids: readonly string[]): Promise<void> => {
  let moved = 0;
  const kept: string[] = [];
  try {
    for (const id of ids) {
      const { data } = await send(undoStatuses, { body: { id } });
      moved += data.moved;
      kept.push(...data.results.flatMap(({ message }) => message ?? []));
    }
    const words = `The change was taken back for ${counted(moved)}.`;
    if (kept.length === 0) notify.success(words);
    else notify.info(`${words} ${counted(kept.length)} stayed: ${kept[0] ?? ''}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The change was not taken back. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  } finally {
    await refreshApplications();
  }
};

/** Says that applicants were moved, with the means to take it back while that is possible. */
export const tellMoved = ({ moved, undo: ids }: Pick<Moved, 'moved' | 'undo'>): void => {
  if (moved === 0) {
    notify.info('Nobody was moved: they stood there already.');
    return;
  }
  notify.success(messages.submitted, {
    ...(ids.length > 0 && { action: { label: 'Undo', onSelect: () => void undo(ids) } }),
    seconds: undoSeconds,
  });
};
