import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { listFocusableElements } from './focusable';
import { lockPageBehindModal } from './lock-page';
import { getDocumentOrShadowRoot } from './get-document-or-shadow-root';

const findInitialFocus = (content: HTMLElement) =>
  content.querySelector<HTMLElement>('[data-autofocus]') ?? content;

export const useModalFocus = (
  root: HTMLElement | null,
  content: RefObject<HTMLElement | null>,
): ((event: KeyboardEvent) => void) => {
  useEffect(() => {
    if (!root || !content.current) return undefined;
    const before = getDocumentOrShadowRoot(root).activeElement;
    const release = lockPageBehindModal(root);
    if (!root.contains(before)) findInitialFocus(content.current).focus();
    return () => {
      release();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [root, content]);

  return (event) => {
    if (event.key !== 'Tab' || !root) return;
    const all = listFocusableElements(root);
    const first = all[0];
    const last = all.at(-1);
    if (!first || !last) {
      event.preventDefault();
      return;
    }
    const edge = event.shiftKey ? first : last;
    const focused = getDocumentOrShadowRoot(root).activeElement;
    const atEdge = focused === edge || focused === content.current;
    if (!atEdge || (focused === content.current && !event.shiftKey)) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
};
