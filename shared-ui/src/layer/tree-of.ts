/** The tree that an element stands in: the document, or that of an embedded page, which has its own focus and ids. */
export const treeOf = (element: Node | null): Document | ShadowRoot => {
  const root = element?.getRootNode();
  return root instanceof ShadowRoot ? root : document;
};
