import { use, useEffect } from 'react';
import { savesData, whenIdle } from 'shared-auth';
import { LoaderContext } from '../loader/loader-context';
import { fetchPage } from '../pages/begin-page';
import { useConsoleMap } from '../registry/use-console-map';
import { isGroup, type MenuNode } from './menu-tree';

/** Milliseconds that a page has to itself before others are fetched. */
const rest = 2_000;

/** One page of each remote: what it has in common with its other pages is most of its code. */
const onePerRemote = (menu: readonly MenuNode[]): string[] => {
  const links = menu.flatMap((node) => (isGroup(node) ? node.children : node));
  const first = new Map(links.toReversed().map((link) => [link.entry.remote.id, link.address]));
  return [...first.values()];
};

/** Fetches the code of the menu's pages once a page is at rest, so that another remote opens at once. */
export const usePagesAhead = (menu: readonly MenuNode[]): void => {
  const loader = use(LoaderContext);
  const map = useConsoleMap();
  const asked = onePerRemote(menu).join('\n');
  useEffect(() => {
    if (savesData()) return undefined;
    let isGone = false;
    const fetchAll = async (): Promise<void> => {
      for (const address of asked.split('\n').filter(Boolean)) {
        await new Promise<void>((done) => whenIdle(done));
        if (isGone) return;
        await fetchPage({ loader, map, address });
      }
    };
    const timer = setTimeout(() => void fetchAll(), rest);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked, loader, map]);
};
