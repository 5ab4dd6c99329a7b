import { useSurface } from './surface';
import { getTree } from './get-tree';

export const useTree = (): Document | ShadowRoot => getTree(useSurface());
