import { type RefObject, useEffect } from 'react';
import { getTree } from '../layer/get-tree';

const isTyping = (target: EventTarget | undefined) =>
  target instanceof Element &&
  target.closest('input,textarea,select,[contenteditable=true],[role=dialog],[role=menu]') !== null;

export const useSlashKey = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const path = event.composedPath();
      if (event.defaultPrevented || isTyping(path[0])) return;
      if (!path.includes(getTree(input.current))) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
};
