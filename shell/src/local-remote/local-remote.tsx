import { lazy, Suspense } from 'react';
import { localAddress } from './local-address';

const Badge = lazy(() =>
  import('./local-remote-badge').then(({ LocalRemoteBadge }) => ({ default: LocalRemoteBadge })),
);

export const LocalRemote = () => {
  const address = localAddress();
  if (!address) return null;
  return (
    <Suspense fallback={null}>
      <Badge address={address} />
    </Suspense>
  );
};
