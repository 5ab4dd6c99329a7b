import { useConsoleMap } from '../registry/use-console-map';
import { buildMenuTree, type MenuNode } from './menu-tree';
import type { MenuSet } from './menu-set';
import { useRefusals } from './use-refusals';

export const useMenu = (set: MenuSet): MenuNode[] =>
  buildMenuTree(useConsoleMap(), set, useRefusals());
