import { useEffect, useRef, useState } from 'react';
import { onNetworkLoss } from 'shared-auth';
import { NetworkErrorDialog } from 'shared-ui';

/** Every read listens to this for the network's return, and fetches what is on the screen anew. */
const fetchAnew = (): void => void window.dispatchEvent(new Event('online'));

/** How long whoever closed the dialog is left alone, in milliseconds; what fails meanwhile says so itself. */
const quiet = 30_000;

/** Says once that the network is gone. */
export const NetworkLoss = () => {
  const [lost, setLost] = useState(false);
  const quietUntil = useRef(0);
  useEffect(
    () => onNetworkLoss(() => performance.now() >= quietUntil.current && setLost(true)),
    [],
  );
  return (
    <NetworkErrorDialog
      open={lost}
      onCancel={() => {
        quietUntil.current = performance.now() + quiet;
        setLost(false);
      }}
      onRetry={() => {
        setLost(false);
        fetchAnew();
      }}
    />
  );
};
