import { type RefObject, useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input,textarea,select,[contenteditable=true],[role=dialog],[role=menu]') !== null;

/** Moves the focus to a search box when / is pressed and nobody is typing. */
export const useSlashKey = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
};
