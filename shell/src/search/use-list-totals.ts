import { use, useEffect, useState } from 'react';
import type { SearchGroup } from 'server/contract/console/search/search';
import { useShell } from '../../sdk/react';
import { RemoteLoaderContext } from '../loader/remote-loader-context';
import { loadRequestedPage } from '../pages/begin-page';
import { useConsoleMap } from '../registry/use-console-map';
import { resolveList } from './resolve-list';

/** Milliseconds without typing after which the rows of lists are counted. */
const typingPause = 300;

interface ListTotals {
  text: string;
  totals: Readonly<Record<string, number>>;
}

/**
 * Number of rows that each list has with this search, by kind. The numbers come from the lists, one request
 * after another, since the search itself reads only a limited number of rows.
 */
export const useListTotals = (
  groups: readonly SearchGroup[],
  text: string,
): Readonly<Record<string, number>> => {
  const loader = use(RemoteLoaderContext);
  const map = useConsoleMap();
  const shell = useShell();
  const [counted, setCounted] = useState<ListTotals>({ text: '', totals: {} });
  const asked = JSON.stringify(
    groups.flatMap((group) => {
      const href = resolveList(group, text, shell);
      return href === undefined ? [] : [[group.kind, href]];
    }),
  );
  useEffect(() => {
    let isOver = false;
    const countAll = async (): Promise<void> => {
      for (const [kind, address] of JSON.parse(asked) as [string, string][]) {
        if (isOver) return;
        const list = await loadRequestedPage({ loader, map, address });
        const total = await list?.page.readTotal?.(list.at).catch(() => undefined);
        if (isOver || total === undefined) continue;
        setCounted((before) => ({
          text,
          totals: { ...(before.text === text && before.totals), [kind]: total },
        }));
      }
    };
    const timer = setTimeout(() => void countAll(), typingPause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [asked, text, loader, map]);
  return counted.text === text ? counted.totals : {};
};
