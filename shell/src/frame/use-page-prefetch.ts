import { use, useEffect } from 'react';
import { savesData, whenIdle } from 'shared-auth';
import { RemoteLoaderContext } from '../loader/remote-loader-context';
import { loadRequestedPage } from '../pages/begin-page';
import { useConsoleMap } from '../registry/use-console-map';
import { isMenuGroup, type MenuNode } from './menu-tree';

/** Milliseconds after which idle time is used to prefetch pages. */
const idleDelay = 2_000;

/** Chooses one page per remote to prefetch, since the pages of a remote share most of their code. */
const pickOnePerRemote = (menu: readonly MenuNode[]): string[] => {
  const links = menu.flatMap((node) => (isMenuGroup(node) ? node.children : node));
  const first = new Map(links.toReversed().map((link) => [link.entry.remote.id, link.address]));
  return [...first.values()];
};

export const usePagePrefetch = (menu: readonly MenuNode[]): void => {
  const loader = use(RemoteLoaderContext);
  const map = useConsoleMap();
  const asked = pickOnePerRemote(menu).join('\n');
  useEffect(() => {
    if (savesData()) return undefined;
    let isGone = false;
    const fetchAll = async (): Promise<void> => {
      for (const address of asked.split('\n').filter(Boolean)) {
        await new Promise<void>((done) => whenIdle(done));
        if (isGone) return;
        await loadRequestedPage({ loader, map, address });
      }
    };
    const timer = setTimeout(() => void fetchAll(), idleDelay);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked, loader, map]);
};
