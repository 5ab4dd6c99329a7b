import { useEffect, useEffectEvent } from 'react';

/** Runs `act` on Ctrl or ⌘ with this letter, in place of the browser's own meaning. */
export const useShortcut = (letter: string, act: () => void): void => {
  const run = useEffectEvent(act);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const held = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!held || event.key.toLowerCase() !== letter) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [letter]);
};
