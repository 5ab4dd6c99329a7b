/** What the frame takes of the window beside a list, until the first list was measured. */
const frame = 290;
let lastWidth: number | undefined;

/** Marks a region while something of it lies beyond its end. */
const markBeyond = (region: HTMLElement): void => {
  const { scrollLeft, clientWidth, scrollWidth } = region;
  region.toggleAttribute('data-beyond', Math.abs(scrollLeft) + clientWidth < scrollWidth - 1);
};

/** How wide the place is in which rows are drawn. Lists follow each other in the same place. */
export const createRoom = () => {
  const listeners = new Set<() => void>();
  let width = lastWidth ?? window.innerWidth - frame;
  return {
    width: () => width,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Observed before anything is painted, so that a wrong guess is never seen. */
    watch: (region: HTMLElement | null) => {
      if (!region) return undefined;
      const mark = () => markBeyond(region);
      const observer = new ResizeObserver(() => {
        lastWidth = width = region.clientWidth;
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
