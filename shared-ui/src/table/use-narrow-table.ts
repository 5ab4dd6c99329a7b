import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { SurfaceContext } from '../layer/surface';

/** Minimum width of a table in pixels; below it rows are cards. */
const minTableWidth = 700;
export const narrowTableQuery = `(max-width: ${minTableWidth - 0.02}px)`;

const windowWidthSource = {
  watch: (listener: () => void) => {
    const list = window.matchMedia(narrowTableQuery);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  },
  isNarrow: () => window.matchMedia(narrowTableQuery).matches,
};

const createRegionWidthSource = (region: HTMLElement) => ({
  watch: (listener: () => void) => {
    const observer = new ResizeObserver(listener);
    observer.observe(region);
    return () => observer.disconnect();
  },
  isNarrow: () => region.clientWidth < minTableWidth,
});

/** Measures the window, or the host's element when embedded. A `held` result does not change. */
export const useNarrowTable = (held: boolean): boolean => {
  const region = use(SurfaceContext);
  const { watch, isNarrow } = useMemo(
    () => (region ? createRegionWidthSource(region) : windowWidthSource),
    [region],
  );
  const here = useSyncExternalStore(watch, isNarrow);
  const [narrow, setNarrow] = useState(here);
  if (!held && narrow !== here) setNarrow(here);
  return narrow;
};
