import { Suspense, type ComponentType } from 'react';
import { RemotePartBoundary } from '../loader/part-boundary';
import { RemotePartFailure } from '../loader/part-failure';
import type { RegisteredRoute } from '../registry/part';
import { PageSkeleton } from './page-skeleton';

/** A page of the shell with lazy code. Browsers request a missing module again only after a reload. */
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
