const selector = [
  'a[href]',
  'button:not([disabled])',
  'input:not([disabled])',
  'select:not([disabled])',
  'textarea:not([disabled])',
  'summary',
  '[contenteditable=true]',
  '[tabindex]',
].join(',');

export const listFocusables = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert],[hidden]'),
  );
