import { useEffect, useRef, type FocusEvent } from 'react';
import { isFocusFree } from '../layer/tree-of';
import { useTree } from '../layer/use-tree';

/** Keeps the focus on a card that was drawn anew in another column: taken back, or moved by somebody else. */
export const useFocusedGrip = () => {
  const focused = useRef<string>(undefined);
  const tree = useTree();
  useEffect(() => {
    if (focused.current === undefined || !isFocusFree(tree)) return;
    tree.querySelector<HTMLElement>(`[data-grip="${focused.current}"]`)?.focus();
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.dataset.grip;
    },
    // What is taken out of the page while it has the focus does not say so.
    onBlur: () => {
      focused.current = undefined;
    },
  };
};
