import { useConsoleMap } from '../registry/use-console-map';
import { menuTree, type MenuNode } from './menu-tree';
import type { MenuSet } from './menu-set';
import { useRefusals } from './use-refusals';

/** The sidebar's lines of one set, as this person may see them. */
export const useMenu = (set: MenuSet): MenuNode[] => menuTree(useConsoleMap(), set, useRefusals());
