import type { Permission } from 'server/contract/permission';
import type { ConsoleMap } from '../registry/console-map';
import type { RegisteredMenuEntry } from '../registry/registered-entry';
import { listMenuEntries, type MenuCategory } from './menu-category';

export interface MenuLink {
  entry: RegisteredMenuEntry;
  address: string;
}

export type MenuNode = MenuLink | { entry: RegisteredMenuEntry; children: MenuLink[] };

export const isMenuGroup = (
  node: MenuNode,
): node is { entry: RegisteredMenuEntry; children: MenuLink[] } => 'children' in node;

/**
 * Menu entries in the order of `sidebarSorting`, without entries that the user may not open and without empty
 * groups.
 */
export const buildMenuTree = (
  { menu, routes }: Pick<ConsoleMap, 'menu' | 'routes'>,
  set: MenuCategory,
  refusalOf: (can: Permission | undefined) => string | undefined,
): MenuNode[] => {
  const visible = listMenuEntries(menu, set).filter(({ can }) => refusalOf(can) === undefined);
  const linkOf = (entry: RegisteredMenuEntry): MenuLink[] => {
    const route = routes.find(({ id }) => id === entry.to);
    return route ? [{ entry, address: route.path }] : [];
  };
  return visible
    .filter(({ parent }) => parent === undefined)
    .flatMap((entry): MenuNode[] => {
      if (entry.to !== undefined) return linkOf(entry);
      const children = visible.filter(({ parent }) => parent === entry.id).flatMap(linkOf);
      return children.length > 0 ? [{ entry, children }] : [];
    });
};

export const findFirstMenuAddress = (nodes: readonly MenuNode[]): string | undefined => {
  const [first] = nodes;
  if (!first) return undefined;
  return isMenuGroup(first) ? first.children[0]?.address : first.address;
};
