import { useEffect, useEffectEvent } from 'react';

/** Shortcut of Ctrl or ⌘ with a letter; prevents the browser's default action. */
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
