import { undoMerge } from 'server/contract/duplicate.calls';
import { ApiError, send } from 'shared-auth';
import { notify } from 'shell/sdk/react';
import { refreshPeople } from './refresh-people';

/** Takes a merge back and says how that went. */
export const takeMergeBack = async (id: number): Promise<void> => {
  try {
    await send(undoMerge, { params: { id } });
    notify.success('The merge was taken back. They are two people again.');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notify.error(
      `The merge was not taken back. ${error.message}`,
      error.requestId ? { reference: error.requestId } : {},
    );
  } finally {
    await refreshPeople();
  }
};
