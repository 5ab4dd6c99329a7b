import { useState } from 'react';

const nextIndexes: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  PageDown: (at, last) => Math.min(at + 8, last),
  PageUp: (at) => Math.max(at - 8, 0),
};

export const useActiveOption = (search: string, count: number) => {
  const [held, setHeld] = useState({ search, at: 0 });
  const at = held.search === search ? Math.min(held.at, Math.max(0, count - 1)) : 0;
  const put = (next: number) => setHeld({ search, at: next });
  const move = (key: string): boolean => {
    const to = nextIndexes[key]?.(at, count - 1);
    if (to === undefined) return false;
    put(Math.max(0, to));
    return true;
  };
  return { at, put, move };
};
