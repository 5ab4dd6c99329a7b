import type { ConsoleMap, MatchedRoute } from '../registry/console-map';
import type { MenuPart } from '../registry/part';

export type MenuSet = 'dashboard' | 'referral';

/** The menu entry that leads to a route, or that the route names. */
export const findCurrentEntry = (
  { menu }: Pick<ConsoleMap, 'menu'>,
  matched: MatchedRoute | undefined,
): MenuPart | undefined =>
  matched &&
  menu.find(({ id, to }) =>
    matched.route.menu ? id === matched.route.menu : to === matched.route.id,
  );

export const getMenuSet = (current: MenuPart | undefined): MenuSet =>
  current?.category ?? 'dashboard';

export const getOtherSet = (set: MenuSet): MenuSet =>
  set === 'dashboard' ? 'referral' : 'dashboard';

/** Entries without a set belong to both. */
export const listEntries = (menu: readonly MenuPart[], set: MenuSet): MenuPart[] =>
  menu.filter(({ category }) => category === undefined || category === set);
