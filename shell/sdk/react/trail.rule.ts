export interface TrailStop {
  pathname: string;
  address: string;
}

/** Lists that the user visited before the current page, latest last. */
export type PageTrail = readonly TrailStop[];

/** Kind of page for the Back button: on a `record`, Back returns to the last visited `list`. */
export type PageKind = 'list' | 'record';

export interface OpenPage extends TrailStop {
  trail: PageTrail;
}

const maxTrailStops = 8;

export const extendPageTrail = (
  pathname: string,
  from: OpenPage,
  kinds: { has: (kind: PageKind) => boolean },
): PageTrail => {
  if (pathname === from.pathname) return from.trail;
  const here = { pathname: from.pathname, address: from.address };
  // A page that is neither list nor record, such as the dashboard, starts a new trail of visited lists.
  const before = kinds.has('list') || kinds.has('record') ? from.trail : [];
  const way = kinds.has('list') ? [...before, here] : before;
  const again = way.findIndex((stop) => stop.pathname === pathname);
  return (again < 0 ? way : way.slice(0, again)).slice(-maxTrailStops);
};

/**
 * Finds the latest address of a list in the trail; a list may have several addresses, of which the first is
 * the default.
 */
export const findTrailAddress = (
  trail: PageTrail,
  addresses: readonly [string, ...string[]],
): string => {
  const pathnames = addresses.map((address) => address.split('?')[0]);
  const stop = trail.findLast(({ pathname }) => pathnames.includes(pathname));
  return stop?.address ?? addresses[0];
};
