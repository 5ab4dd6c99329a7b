import { useEffect, useSyncExternalStore } from 'react';
import { networkLoss } from 'shared-auth';
import { NetworkErrorDialog } from 'shared-ui';

/** Every read listens to this for the network's return, and fetches what is on the screen anew. */
const fetchAnew = (): void => void window.dispatchEvent(new Event('online'));

/** Says that the network is gone; Try again sends what could not be saved, and reads the page anew. */
export const NetworkLoss = () => {
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
        fetchAnew();
      }}
    />
  );
};
