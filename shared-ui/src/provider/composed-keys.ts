/** An input method ends its letters with this key. Safari says so only by the code 229: the composition is over by then. */
const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Keeps keys that belong to an input method from every part of the page, so that the Enter which takes
 * a word neither sends nor chooses anything, and Escape closes nothing. `surface` is the element that
 * is looked after in a foreign page. Returns how to end it.
 */
export const holdComposedKeys = (surface?: HTMLElement): (() => void) => {
  const hold = (event: KeyboardEvent) => {
    // Keyboards of phones call every key so; text editors listen to it.
    if (!isComposed(event) || event.key === 'Unidentified') return;
    if (!surface || event.composedPath().includes(surface)) event.stopPropagation();
  };
  // Ahead of what listens on the document.
  window.addEventListener('keydown', hold, true);
  return () => window.removeEventListener('keydown', hold, true);
};
