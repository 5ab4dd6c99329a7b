import { useEffect, useRef, type FocusEvent } from 'react';
import { isFocusFree } from '../layer/get-document-or-shadow-root';
import { useTree } from '../layer/use-tree';

/**
 * Restores the focus on a card that is mounted again in another column, after an undo or another user's move.
 */
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
    // No blur event fires when a focused card is removed, so its id stays stored and the grip can
    // get the focus again.
    onBlur: () => {
      focused.current = undefined;
    },
  };
};
