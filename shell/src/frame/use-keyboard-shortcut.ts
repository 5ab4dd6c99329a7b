import { useEffect, useEffectEvent } from 'react';

/** Ctrl or ⌘ with this letter; prevents the browser's default. */
export const useKeyboardShortcut = (letter: string, act: () => void): void => {
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
