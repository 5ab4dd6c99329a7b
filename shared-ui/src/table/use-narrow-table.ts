import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { SurfaceContext } from '../layer/surface';

/** Minimum width in pixels for a table; below this width, rows are shown as cards. */
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

/**
 * True if rows must be shown as cards; measures the window, or the host's element when embedded. While `held`
 * is true, the result does not change.
 */
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
