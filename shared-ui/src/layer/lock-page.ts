/** Stops scrolling of the page, unless it is the page of a foreign host. */
const lockPageScroll = (): (() => void) => {
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

/** Makes the siblings of `root` inert and hides them in print; returns the undo function. */
export const lockPageBehindModal = (root: HTMLElement): (() => void) => {
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
  const releaseScroll = page === document.body ? lockPageScroll() : undefined;
  return () => {
    cover(false);
    releaseScroll?.();
  };
};
