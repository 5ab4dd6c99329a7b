import { useConsoleMap } from '../registry/use-console-map';
import { buildMenuTree, type MenuNode } from './menu-tree';
import type { MenuCategory } from './menu-category';
import { usePermissionRefusals } from './use-permission-refusals';

export const useMenu = (set: MenuCategory): MenuNode[] =>
  buildMenuTree(useConsoleMap(), set, usePermissionRefusals());
