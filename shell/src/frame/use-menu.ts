import { useConsoleMap } from '../registry/use-console-map';
import { menuTree, type MenuNode } from './menu-tree';
import type { MenuSet } from './menu-set';
import { useRefusals } from './use-refusals';

export const useMenu = (set: MenuSet): MenuNode[] => menuTree(useConsoleMap(), set, useRefusals());
