/** Safari reports the key that ends a composition only by the code 229. */
const isComposingText = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Hides an input method's keys from the page, so that its Enter submits nothing and its Escape closes
 * nothing.
 */
export const stopComposingKeys = (surface?: HTMLElement): (() => void) => {
  const hold = (event: KeyboardEvent) => {
    // Phone keyboards report every key as `Unidentified`, and text editors need those events.
    if (!isComposingText(event) || event.key === 'Unidentified') return;
    if (!surface || event.composedPath().includes(surface)) event.stopPropagation();
  };
  // Capturing on the window precedes the listeners of the document.
  window.addEventListener('keydown', hold, true);
  return () => window.removeEventListener('keydown', hold, true);
};
