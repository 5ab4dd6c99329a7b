import { useLocation } from 'react-router-dom';
import { useRoute } from '../../sdk/react';
import { RemotePart } from '../loader/remote-part';
import { RemotePartFailure } from '../loader/remote-part-failure';
import type { RegisteredRoute } from '../registry/registered-entry';
import { PageSkeleton } from './page-skeleton';

export const RemotePage = ({ route, load }: { route: RegisteredRoute; load: string }) => {
  const { search } = useLocation();
  const here = useRoute();
  return (
    <RemotePart
      key={route.id}
      remote={route.remote}
      name={load}
      at={{ ...here, search }}
      waiting={<PageSkeleton title={route.title} />}
      failed={(failure, retry) => (
        <>
          <PageSkeleton title={route.title} bare />
          <RemotePartFailure title={route.title} failure={failure} onRetry={retry} />
        </>
      )}
    />
  );
};
