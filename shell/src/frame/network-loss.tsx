import { useEffect, useRef, useState } from 'react';
import { type LostCall, onNetworkLoss } from 'shared-auth';
import { NetworkErrorDialog } from 'shared-ui';

/** Every read listens to this for the network's return, and fetches what is on the screen anew. */
const fetchAnew = (): void => void window.dispatchEvent(new Event('online'));

/** How long whoever closed the dialog is left alone, in milliseconds; what fails meanwhile says so itself. */
const quiet = 30_000;

/** Says once that the network is gone; what a write holds is sent again by whoever sent it only. */
export const NetworkLoss = () => {
  const [lost, setLost] = useState<LostCall>();
  const quietUntil = useRef(0);
  useEffect(
    () =>
      onNetworkLoss((next) => {
        if (performance.now() < quietUntil.current) return;
        setLost((before) => (before === 'write' ? before : next));
      }),
    [],
  );
  return (
    <NetworkErrorDialog
      open={lost !== undefined}
      unsaved={lost === 'write'}
      onCancel={() => {
        quietUntil.current = performance.now() + quiet;
        setLost(undefined);
      }}
      onRetry={() => {
        setLost(undefined);
        fetchAnew();
      }}
    />
  );
};
