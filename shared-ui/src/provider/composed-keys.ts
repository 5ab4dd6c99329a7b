/**
 * True for keys of an input method; Safari reports the key that ends a composition only by the key code 229.
 */
const isComposingText = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Hides keys of an input method from the page, so that its Enter does not submit a form and its Escape does
 * not close a dialog.
 */
export const stopComposingKeys = (surface?: HTMLElement): (() => void) => {
  const hold = (event: KeyboardEvent) => {
    // Keys `Unidentified` are not hidden, since phone keyboards report every key like that and text
    // editors need the events.
    if (!isComposingText(event) || event.key === 'Unidentified') return;
    if (!surface || event.composedPath().includes(surface)) event.stopPropagation();
  };
  // A capturing listener on the window runs before listeners of the document.
  window.addEventListener('keydown', hold, true);
  return () => window.removeEventListener('keydown', hold, true);
};
