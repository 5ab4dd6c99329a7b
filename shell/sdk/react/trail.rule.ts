/** A list on the way to the page that is open, with its page, search and filters. */
export interface Stop {
  pathname: string;
  address: string;
}

/** The lists that one came through, the last one at the end. */
export type Trail = readonly Stop[];

/** What a page says of itself: its rows are where one comes from; or it leads back to where one came from. */
export type PageKind = 'list' | 'record';

export interface OpenPage extends Stop {
  trail: Trail;
}

const longest = 8;

/** The trail of the page that is opened from another one. */
export const trailOf = (
  pathname: string,
  from: OpenPage,
  kinds: { has: (kind: PageKind) => boolean },
): Trail => {
  if (pathname === from.pathname) return from.trail;
  const here = { pathname: from.pathname, address: from.address };
  // A page that is neither, such as the dashboard, is where one begins anew.
  const before = kinds.has('list') || kinds.has('record') ? from.trail : [];
  const way = kinds.has('list') ? [...before, here] : before;
  const again = way.findIndex((stop) => stop.pathname === pathname);
  return (again < 0 ? way : way.slice(0, again)).slice(-longest);
};

/** The address of a list as it was left, which may be open under several; else the first of them. */
export const addressIn = (trail: Trail, addresses: readonly [string, ...string[]]): string => {
  const pathnames = addresses.map((address) => address.split('?')[0]);
  const stop = trail.findLast(({ pathname }) => pathnames.includes(pathname));
  return stop?.address ?? addresses[0];
};
