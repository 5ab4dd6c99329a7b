import { companyClock, rememberFirstReads } from 'shared-auth';
import type { Page, PageAddress } from '../../sdk/react';
import type { RemoteLoader } from '../loader/create-remote-loader';
import { matchRoute, type ConsoleMap } from '../registry/console-map';

interface PageRequest {
  loader: RemoteLoader;
  map: ConsoleMap;
  address: string;
}

interface LoadedPage {
  page: Page;
  at: PageAddress;
}

/** Loads the code of the page at an address; resolves undefined if no remote has such a page. */
export const loadRequestedPage = async ({
  loader,
  map,
  address,
}: PageRequest): Promise<LoadedPage | undefined> => {
  const [path = '', query = ''] = address.split('?', 2);
  const { route, params } = matchRoute(map, path) ?? {};
  if (!route?.load || !params || route.remote.id === 'shell') return undefined;
  try {
    const page = await loader.load(route.remote, route.load);
    const { id, title } = route;
    return { page, at: { id, title, path: route.path, params, search: query && `?${query}` } };
  } catch {
    // Errors are ignored, since a page that fails to load shows the error when the user opens it.
    return undefined;
  }
};

export const beginPage = async (where: PageRequest): Promise<void> => {
  const begun = await loadRequestedPage(where);
  const begin = () => begun?.page.beginReading?.(begun.at);
  const { address } = where;
  const reading = address.includes('?') ? begin() : rememberFirstReads(address, begin);
  // The first clock, whose creation takes 10 ms, is created while the first reads are running.
  setTimeout(companyClock);
  await reading;
};
