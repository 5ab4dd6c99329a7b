import { useEffect, useSyncExternalStore } from 'react';
import { networkLoss } from 'shared-auth';
import { NetworkErrorDialog } from 'shared-ui';

/** Refetches all mounted reads, since SWR does so on an `online` event. */
const refetchAll = (): void => void window.dispatchEvent(new Event('online'));

export const NetworkLossDialog = () => {
  const trouble = useSyncExternalStore(networkLoss.subscribe, networkLoss.current);
  useEffect(() => {
    window.addEventListener('online', networkLoss.noteReturn);
    return () => window.removeEventListener('online', networkLoss.noteReturn);
  }, []);
  return (
    <NetworkErrorDialog
      open={trouble.isOpen}
      unsaved={trouble.isUnsaved}
      sending={trouble.isSending}
      stillGone={trouble.isStillGone}
      onCancel={networkLoss.cancel}
      onRetry={() => {
        networkLoss.tryAgain();
        refetchAll();
      }}
    />
  );
};
