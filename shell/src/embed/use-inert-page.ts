import { useLayoutEffect } from 'react';
import type { Surface } from 'shared-ui/embed';

/**
 * Makes a page and its open layers inert while a notice is shown; moves the focus to the notice, and back
 * afterwards.
 */
export const useInertPage = ({ layers, notice }: Surface, isHeld: boolean): void => {
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
