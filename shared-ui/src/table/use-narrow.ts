import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { SurfaceContext } from '../layer/surface';

/** Minimum width of a table in pixels; below it rows are cards. */
const minTableWidth = 700;
export const narrowQuery = `(max-width: ${minTableWidth - 0.02}px)`;

const windowSource = {
  watch: (listener: () => void) => {
    const list = window.matchMedia(narrowQuery);
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  },
  isNarrow: () => window.matchMedia(narrowQuery).matches,
};

const createRegionSource = (region: HTMLElement) => ({
  watch: (listener: () => void) => {
    const observer = new ResizeObserver(listener);
    observer.observe(region);
    return () => observer.disconnect();
  },
  isNarrow: () => region.clientWidth < minTableWidth,
});

/** Measures the window, or the host's element when embedded. A `held` result does not change. */
export const useNarrow = (held: boolean): boolean => {
  const region = use(SurfaceContext);
  const { watch, isNarrow } = useMemo(
    () => (region ? createRegionSource(region) : windowSource),
    [region],
  );
  const here = useSyncExternalStore(watch, isNarrow);
  const [narrow, setNarrow] = useState(here);
  if (!held && narrow !== here) setNarrow(here);
  return narrow;
};
