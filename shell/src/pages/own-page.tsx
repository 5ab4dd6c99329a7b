import { Suspense, type ComponentType } from 'react';
import { PartBoundary } from '../loader/part-boundary';
import { PartFailure } from '../loader/part-failure';
import type { RoutePart } from '../registry/part';
import { PageSkeleton } from './page-skeleton';

/** A page of the shell with lazy code. Browsers request a missing module again only after a reload. */
export const OwnPage = ({ route, Page }: { route: RoutePart; Page: ComponentType }) => (
  <PartBoundary
    remote={route.remote}
    failed={(failure) => (
      <PartFailure
        title={route.title}
        failure={failure}
        onRetry={() => window.location.assign(route.path)}
      />
    )}
  >
    <Suspense fallback={<PageSkeleton title={route.title} />}>
      <Page />
    </Suspense>
  </PartBoundary>
);
