/** CSS of `shared-ui/theme/page-css`, defined by the build; undefined in development. */
declare const PAGE_CSS: string | undefined;

/** Inserts the page's CSS before all other styles; returns whether there is any. */
export const insertPageCss = (nonce: string | undefined): boolean => {
  if (PAGE_CSS === undefined) return false;
  const style = document.createElement('style');
  if (nonce) style.nonce = nonce;
  style.textContent = PAGE_CSS;
  document.head.append(style);
  return true;
};
