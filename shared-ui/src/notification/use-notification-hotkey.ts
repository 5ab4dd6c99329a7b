import { useEffect, useRef, type FocusEvent } from 'react';
import { useTree } from '../layer/use-tree';
import { isFocusFree } from '../layer/get-document-or-shadow-root';
import type { ShownNotification } from './store';

export const notificationHotkey = 'F8';

export const useNotificationHotkey = (shown: readonly ShownNotification[]) => {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(undefined);
  const tree = useTree();

  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      if (event.key !== notificationHotkey) return;
      const latest = region.current?.querySelector('[data-notification]:last-child');
      if (!latest) return;
      event.preventDefault();
      latest.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, []);

  useEffect(() => {
    if (!before.current || !isFocusFree(tree)) return;
    before.current.focus();
    before.current = undefined;
  }, [shown, tree]);

  return {
    ref: region,
    onFocus: ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        before.current = relatedTarget;
    },
  };
};
