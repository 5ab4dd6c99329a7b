import type { ConsoleMap, MatchedRoute } from '../registry/console-map';
import type { RegisteredMenuEntry } from '../registry/registered-entry';

export type MenuCategory = 'dashboard' | 'referral';

/** Finds the menu entry that the current route names, else the entry that links to the route. */
export const findCurrentMenuEntry = (
  { menu }: Pick<ConsoleMap, 'menu'>,
  matched: MatchedRoute | undefined,
): RegisteredMenuEntry | undefined =>
  matched &&
  menu.find(({ id, to }) =>
    matched.route.menu ? id === matched.route.menu : to === matched.route.id,
  );

export const getMenuCategory = (current: RegisteredMenuEntry | undefined): MenuCategory =>
  current?.category ?? 'dashboard';

export const getOtherMenuCategory = (set: MenuCategory): MenuCategory =>
  set === 'dashboard' ? 'referral' : 'dashboard';

/** Lists the entries of a menu set; entries without a set belong to both sets. */
export const listMenuEntries = (
  menu: readonly RegisteredMenuEntry[],
  set: MenuCategory,
): RegisteredMenuEntry[] =>
  menu.filter(({ category }) => category === undefined || category === set);
