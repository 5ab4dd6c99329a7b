import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { isFocusFree, useTree } from 'shared-ui';

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

interface QueueKeyboard {
  queue: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Focuses the line of a decided pair, or its neighbour when that line is gone. */
  moveOnFrom: (pairId: number) => void;
}

export const useQueueKeyboard = (
  pairIds: readonly number[],
  onEmpty: () => void,
): QueueKeyboard => {
  const queue = useRef<HTMLDivElement>(null);
  const tree = useTree();
  const [next, setNext] = useState<readonly number[]>();

  const focusFirstOf = useEffectEvent((ids: readonly number[]) => {
    const head = ids
      .map((id) => queue.current?.querySelector<HTMLElement>(`[data-pair="${id}"]`))
      .find(Boolean);
    if (head) head.focus();
    else onEmpty();
  });
  // An effect runs after the merge dialog has closed; an open dialog would take the focus back.
  useEffect(() => {
    if (next) focusFirstOf(next);
  }, [next]);
  // A refetch may remove the focused line, so the effect depends on the shown pairs.
  const shown = pairIds.join();
  useEffect(() => {
    if (next && isFocusFree(tree)) focusFirstOf(next);
  }, [next, shown, tree]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    const heads = [...(queue.current?.querySelectorAll<HTMLElement>('[data-pair]') ?? [])];
    const at = heads.findIndex((head) => head === event.target);
    if (!step || at < 0) return;
    event.preventDefault();
    heads[step(at, heads.length - 1)]?.focus();
  };

  const moveOnFrom = (pairId: number) => {
    const at = pairIds.indexOf(pairId);
    setNext([pairId, ...pairIds.slice(at + 1), ...pairIds.slice(0, Math.max(at, 0)).reverse()]);
  };

  return { queue, onKeyDown, moveOnFrom };
};
