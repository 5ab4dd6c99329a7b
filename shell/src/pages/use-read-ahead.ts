import { use, useEffect } from 'react';
import { savesData } from 'shared-auth';
import { RemoteLoaderContext } from '../loader/remote-loader-context';
import { useConsoleMap } from '../registry/use-console-map';
import { loadRequestedPage } from './begin-page';

/** Milliseconds of hovering over a link or focusing it after which the record is prefetched. */
const intentDelay = 80;
const maxAtOnce = 2;
/** Milliseconds for which a prefetched record counts as fresh, whether the request failed or not. */
const freshness = 10_000;

const findRowLink = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-row-link]') : null;

/** Prefetches the record whose link in a list has the pointer or the focus. */
export const useReadAhead = (): void => {
  const loader = use(RemoteLoaderContext);
  const map = useConsoleMap();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wanted: string | undefined;
    let underWay = 0;
    const times = new Map<string, number>();

    const begin = async (address: string): Promise<void> => {
      if (
        underWay >= maxAtOnce ||
        performance.now() - (times.get(address) ?? -freshness) < freshness
      )
        return;
      if (times.size > 100) times.clear();
      times.set(address, performance.now());
      underWay += 1;
      try {
        // `beginPage` is not used, since it would store the first reads of this record in place of
        // those of other pages.
        const loaded = await loadRequestedPage({ loader, map, address });
        await loaded?.page.beginReading?.(loaded.at);
      } finally {
        underWay -= 1;
        if (wanted !== undefined && wanted !== address) void begin(wanted);
      }
    };
    const onLeave = (): void => {
      clearTimeout(timer);
      wanted = undefined;
    };
    const onReach = (event: Event): void => {
      const link = findRowLink(event);
      if (!link || savesData() || link.origin !== location.origin) return;
      onLeave();
      const address = link.pathname + link.search;
      timer = setTimeout(() => {
        wanted = address;
        void begin(address);
      }, intentDelay);
    };
    const reaching = ['pointerover', 'focusin'] as const;
    const leaving = ['pointerout', 'focusout'] as const;
    for (const name of reaching) document.addEventListener(name, onReach, { passive: true });
    for (const name of leaving) document.addEventListener(name, onLeave, { passive: true });
    return () => {
      onLeave();
      for (const name of reaching) document.removeEventListener(name, onReach);
      for (const name of leaving) document.removeEventListener(name, onLeave);
    };
  }, [loader, map]);
};
