import { useSurface } from './surface';
import { getTree } from './tree-of';

export const useTree = (): Document | ShadowRoot => getTree(useSurface());
