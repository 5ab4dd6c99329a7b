import type { ConsoleMap, MatchedRoute } from '../registry/console-map';
import type { RegisteredMenuEntry } from '../registry/registered-entry';

export type MenuCategory = 'dashboard' | 'referral';

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

/** Entries without a set belong to both sets. */
export const listMenuEntries = (
  menu: readonly RegisteredMenuEntry[],
  set: MenuCategory,
): RegisteredMenuEntry[] =>
  menu.filter(({ category }) => category === undefined || category === set);
