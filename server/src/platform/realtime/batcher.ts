interface BatchLimits {
  /** Minimum of milliseconds between two batches. */
  pause: number;
  most: number;
}

/** Passes on the first item at once, and items that follow within the pause as one batch. */
export const createItemBatcher = <Item>(
  { pause, most }: BatchLimits,
  pass: (items: readonly Item[]) => void,
) => {
  let waiting: Item[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = (): void => {
    timer = undefined;
    if (waiting.length === 0) return;
    const items = waiting;
    waiting = [];
    timer = setTimeout(flush, pause);
    for (let from = 0; from < items.length; from += most) pass(items.slice(from, from + most));
  };
  return {
    add: (item: Item): void => {
      waiting.push(item);
      timer ??= setTimeout(flush);
    },
    stop: (): void => {
      clearTimeout(timer);
      flush();
      clearTimeout(timer);
    },
  };
};
