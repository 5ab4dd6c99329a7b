import { Suspense, type ComponentType } from 'react';
import { RemotePartBoundary } from '../loader/remote-part-boundary';
import { RemotePartFailure } from '../loader/remote-part-failure';
import type { RegisteredRoute } from '../registry/registered-entry';
import { PageSkeleton } from './page-skeleton';

/**
 * Page of the shell whose code is loaded on demand; browsers request a missing module again only after a page
 * reload.
 */
export const ShellPage = ({ route, Page }: { route: RegisteredRoute; Page: ComponentType }) => (
  <RemotePartBoundary
    remote={route.remote}
    failed={(failure) => (
      <RemotePartFailure
        title={route.title}
        failure={failure}
        onRetry={() => window.location.assign(route.path)}
      />
    )}
  >
    <Suspense fallback={<PageSkeleton title={route.title} />}>
      <Page />
    </Suspense>
  </RemotePartBoundary>
);
