import { lazy, Suspense } from 'react';
import { getLocalAddress } from './local-address';

const Badge = lazy(() =>
  import('./local-remote-badge').then(({ LocalRemoteBadge }) => ({ default: LocalRemoteBadge })),
);

export const LocalRemote = () => {
  const address = getLocalAddress();
  if (!address) return null;
  return (
    <Suspense fallback={null}>
      <Badge address={address} />
    </Suspense>
  );
};
