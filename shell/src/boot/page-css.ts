/** What stands in the page without a class, worked out by the build; a development build leaves it out. */
declare const PAGE_CSS: string | undefined;

/** Puts it into the page, in which it has to stand before everything else; answers whether it is there. */
export const putPageCss = (nonce: string | undefined): boolean => {
  if (PAGE_CSS === undefined) return false;
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = PAGE_CSS;
  document.head.append(style);
  return true;
};
