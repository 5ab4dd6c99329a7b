/** Keeps a page of its own from scrolling; a foreign host's is left as it is. */
const holdScroll = (): (() => void) => {
  const { style } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${String(scrollbar)}px`;
  return () => {
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
};

/** Makes everything beside `root` inert, leaves it out of print, and keeps the page from scrolling; answers the undo. */
export const holdPage = (root: HTMLElement): (() => void) => {
  const page = root.parentElement;
  const others = [...(page?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== root &&
      !element.inert &&
      !element.hasAttribute('data-stays'),
  );
  const cover = (isCovered: boolean) => {
    for (const element of others) {
      element.inert = isCovered;
      element.toggleAttribute('data-covered', isCovered);
    }
  };
  cover(true);
  const releaseScroll = page === document.body ? holdScroll() : undefined;
  return () => {
    cover(false);
    releaseScroll?.();
  };
};
