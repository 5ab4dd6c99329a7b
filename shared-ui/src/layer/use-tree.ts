import { useSurface } from './surface';
import { getDocumentOrShadowRoot } from './get-tree';

export const useTree = (): Document | ShadowRoot => getDocumentOrShadowRoot(useSurface());
