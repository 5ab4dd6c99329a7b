import { type RefObject, useEffect } from 'react';
import { getDocumentOrShadowRoot } from '../layer/get-document-or-shadow-root';

const isTypingTarget = (target: EventTarget | undefined) =>
  target instanceof Element &&
  target.closest('input,textarea,select,[contenteditable=true],[role=dialog],[role=menu]') !== null;

export const useSlashKeyFocus = (input: RefObject<HTMLInputElement | null>): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      const path = event.composedPath();
      if (event.defaultPrevented || isTypingTarget(path[0])) return;
      if (!path.includes(getDocumentOrShadowRoot(input.current))) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [input]);
};
