import { companyClock, rememberFirstReads } from 'shared-auth';
import type { Page, PageAddress } from '../../sdk/react';
import type { Loader } from '../loader/create-loader';
import { cardsInSight, home } from 'server/contract/registry/home-constants';
import { matchRoute, type ConsoleMap } from '../registry/console-map';
import type { Remote } from '../registry/part';

interface Where {
  loader: Loader;
  map: ConsoleMap;
  /** Path and query. */
  address: string;
}

interface Begun {
  page: Page;
  at: PageAddress;
}

/**
 * Fetches the code of the cards that the console opens with. What is known of a remote whose code could not
 * be had is forgotten, so that it is fetched anew when its cards are drawn.
 */
const fetchCards = async ({ loader, map }: Pick<Where, 'loader' | 'map'>): Promise<undefined> => {
  const failed = new Set<Remote>();
  const loads = cardsInSight(map.cards).flatMap(({ remote, load }) =>
    load ? [loader.load(remote, load).catch(() => failed.add(remote))] : [],
  );
  await Promise.all(loads);
  for (const remote of failed) loader.retry(remote);
};

/** Fetches the code of the page that an address leads to; nothing is begun where no remote draws it. */
export const fetchPage = async ({ loader, map, address }: Where): Promise<Begun | undefined> => {
  const [path = '', query = ''] = address.split('?', 2);
  if (path === home.path) return fetchCards({ loader, map });
  const { route, params } = matchRoute(map, path) ?? {};
  if (!route?.load || !params || route.remote.id === 'shell') return undefined;
  try {
    const page = await loader.load(route.remote, route.load);
    const { id, title } = route;
    return { page, at: { id, title, path: route.path, params, search: query && `?${query}` } };
  } catch {
    // A failure shows itself when one goes there.
    return undefined;
  }
};

/** Fetches a page's code, and what it reads first. */
export const beginPage = async (where: Where): Promise<void> => {
  const begun = await fetchPage(where);
  const begin = () => begun?.page.beginReading?.(begun.at);
  const { address } = where;
  const reading = address.includes('?') ? begin() : rememberFirstReads(address, begin);
  // The first clock of a page takes a browser 10 ms, which are free while the answer is on its way.
  setTimeout(companyClock);
  await reading;
};
