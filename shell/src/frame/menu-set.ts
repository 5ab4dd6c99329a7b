import type { ConsoleMap, MatchedRoute } from '../registry/console-map';
import type { MenuPart } from '../registry/part';

/** The two menus of the sidebar. */
export type MenuSet = 'dashboard' | 'referral';

/** The menu entry that stands for a route: the one that leads to it, or the one that the route names. */
export const currentEntry = (
  { menu }: Pick<ConsoleMap, 'menu'>,
  matched: MatchedRoute | undefined,
): MenuPart | undefined =>
  matched &&
  menu.find(({ id, to }) =>
    matched.route.menu ? id === matched.route.menu : to === matched.route.id,
  );

/** Where one is decides the menu: entries of the referral set show theirs, everything else the dashboard's. */
export const menuSetOf = (current: MenuPart | undefined): MenuSet =>
  current?.category ?? 'dashboard';

export const otherSet = (set: MenuSet): MenuSet => (set === 'dashboard' ? 'referral' : 'dashboard');

/** Entries of one set, with those that belong to both. */
export const entriesOfSet = (menu: readonly MenuPart[], set: MenuSet): MenuPart[] =>
  menu.filter(({ category }) => category === undefined || category === set);
