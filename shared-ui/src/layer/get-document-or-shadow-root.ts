/** Returns the document, or the shadow root of an embedded page, which has its own focus and ids. */
export const getDocumentOrShadowRoot = (element: Node | null): Document | ShadowRoot => {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};

/** True if no element has the focus, neither in this document or shadow root nor in the page around it. */
export const isFocusFree = (tree: Document | ShadowRoot): boolean =>
  (tree.activeElement ?? document.activeElement) === document.body;
