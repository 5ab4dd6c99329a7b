import { useEffect, useState } from 'react';
import { onNetworkLoss } from 'shared-auth';
import { NetworkErrorDialog } from 'shared-ui';

/** Every read listens to this for the network's return, and fetches what is on the screen anew. */
const fetchAnew = (): void => void window.dispatchEvent(new Event('online'));

/** Says once that the network is gone. */
export const NetworkLoss = () => {
  const [lost, setLost] = useState(false);
  useEffect(() => onNetworkLoss(() => setLost(true)), []);
  return (
    <NetworkErrorDialog
      open={lost}
      onCancel={() => setLost(false)}
      onRetry={() => {
        setLost(false);
        fetchAnew();
      }}
    />
  );
};
