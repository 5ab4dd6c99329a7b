import { lazy, Suspense } from 'react';
import { useOutlineMode } from './use-outline-mode';

const Regions = lazy(() => import('./regions').then(({ Regions: All }) => ({ default: All })));

export const RegionOutlines = () =>
  useOutlineMode() ? (
    <Suspense fallback={null}>
      <Regions />
    </Suspense>
  ) : null;
