/** Makes everything outside `root` inert and keeps the page from scrolling; answers the undo. */
export const holdPage = (root: HTMLElement): (() => void) => {
  const others = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element !== root &&
      !element.inert &&
      !element.hasAttribute('data-stays'),
  );
  for (const element of others) element.inert = true;
  const { style } = document.documentElement;
  const { overflow, paddingRight } = style;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${String(scrollbar)}px`;
  return () => {
    for (const element of others) element.inert = false;
    style.overflow = overflow;
    style.paddingRight = paddingRight;
  };
};
