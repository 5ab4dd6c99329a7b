import { companyClock, rememberFirstReads } from 'shared-auth';
import type { Page, PageAddress } from '../../sdk/react';
import type { Loader } from '../loader/create-loader';
import { matchRoute, type ConsoleMap } from '../registry/console-map';

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

/** Fetches the code of the page that an address leads to; nothing where no remote draws it. */
export const fetchPage = async ({ loader, map, address }: Where): Promise<Begun | undefined> => {
  const [path = '', query = ''] = address.split('?', 2);
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
