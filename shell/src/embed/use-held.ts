import { useLayoutEffect } from 'react';
import type { Surface } from 'shared-ui/embed';

/**
 * While a page is held nothing of it acts, nor of what is open above it; all of it stays as it is. The focus
 * goes to the notice that says why, and back to where it was.
 */
export const useHeld = ({ layers, notice }: Surface, isHeld: boolean): void => {
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    const before = layers.querySelector<HTMLElement>(':focus');
    layers.toggleAttribute('inert', true);
    if (before) notice.querySelector('button')?.focus();
    return () => {
      layers.toggleAttribute('inert', false);
      if (document.activeElement === document.body) before?.focus();
    };
  }, [layers, notice, isHeld]);
};
