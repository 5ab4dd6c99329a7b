import { useSurface } from './surface';
import { treeOf } from './tree-of';

export const useTree = (): Document | ShadowRoot => treeOf(useSurface());
