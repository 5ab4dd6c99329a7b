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

/** Makes everything beside `root` inert and keeps the page from scrolling; answers the undo. */
export const holdPage = (root: HTMLElement): (() => void) => {
  const page = root.parentElement;
  const others = [...(page?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== root &&
      !element.inert &&
      !element.hasAttribute('data-stays'),
  );
  for (const element of others) element.inert = true;
  const releaseScroll = page === document.body ? holdScroll() : undefined;
  return () => {
    for (const element of others) element.inert = false;
    releaseScroll?.();
  };
};
