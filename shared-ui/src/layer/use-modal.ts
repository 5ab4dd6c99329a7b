import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { focusablesIn } from './focusable';
import { holdPage } from './hold-page';
import { treeOf } from './tree-of';

const startOf = (content: HTMLElement) =>
  content.querySelector<HTMLElement>('[data-autofocus]') ?? content;

export const useModal = (
  root: HTMLElement | null,
  content: RefObject<HTMLElement | null>,
): ((event: KeyboardEvent) => void) => {
  useEffect(() => {
    if (!root || !content.current) return undefined;
    const before = treeOf(root).activeElement;
    const release = holdPage(root);
    if (!root.contains(before)) startOf(content.current).focus();
    return () => {
      release();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [root, content]);

  return (event) => {
    if (event.key !== 'Tab' || !root) return;
    const all = focusablesIn(root);
    const first = all[0];
    const last = all.at(-1);
    if (!first || !last) {
      event.preventDefault();
      return;
    }
    const edge = event.shiftKey ? first : last;
    const focused = treeOf(root).activeElement;
    const atEdge = focused === edge || focused === content.current;
    if (!atEdge || (focused === content.current && !event.shiftKey)) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
};
