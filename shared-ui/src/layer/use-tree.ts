import { useSurface } from './surface';
import { treeOf } from './tree-of';

/** Where a page looks for its own elements by id or selector: the document, or the tree that a foreign host has it in. */
export const useTree = (): Document | ShadowRoot => treeOf(useSurface());
