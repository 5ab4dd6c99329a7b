import { useSurface } from './surface';
import { getDocumentOrShadowRoot } from './get-document-or-shadow-root';

export const useTree = (): Document | ShadowRoot => getDocumentOrShadowRoot(useSurface());
