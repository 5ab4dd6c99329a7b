/** Estimated width in pixels of everything beside a list, until the first list has been measured. */
const frameWidth = 290;
let lastTableWidth: number | undefined;

const markHorizontalOverflow = (region: HTMLElement): void => {
  const { scrollLeft, clientWidth, scrollWidth } = region;
  region.toggleAttribute('data-beyond', Math.abs(scrollLeft) + clientWidth < scrollWidth - 1);
};

/**
 * Store of the width of the region that contains the rows; the next list starts with the last measured width.
 */
export const createTableWidthStore = () => {
  const listeners = new Set<() => void>();
  let width = lastTableWidth ?? window.innerWidth - frameWidth;
  return {
    width: () => width,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Measures the width before the first paint, so that a wrong estimate is never visible. */
    watch: (region: HTMLElement | null) => {
      if (!region) return undefined;
      const mark = () => markHorizontalOverflow(region);
      const observer = new ResizeObserver(() => {
        lastTableWidth = width = region.clientWidth;
        for (const listener of listeners) listener();
        mark();
      });
      observer.observe(region);
      if (region.firstElementChild) observer.observe(region.firstElementChild);
      region.addEventListener('scroll', mark, { passive: true });
      return () => {
        observer.disconnect();
        region.removeEventListener('scroll', mark);
      };
    },
  };
};
