import { useEffect } from 'react';
import { useSWRConfig, type Cache } from 'swr';

type Forget = (key: string) => void;

/** Answers of this many keys stay although nothing on screen shows them. */
const keptOffScreen = 16;

/**
 * Counts who shows which key of a cache. A key that nobody shows any more is kept, for the way back,
 * until `limit` others were left after it; then it is forgotten.
 */
export const createHeldKeys = (forget: Forget, limit = keptOffScreen) => {
  const holders = new Map<string, number>();
  const left = new Set<string>();
  const leave = (key: string): void => {
    if (holders.has(key)) return;
    left.delete(key);
    left.add(key);
    for (const oldest of left) {
      if (left.size <= limit) break;
      left.delete(oldest);
      forget(oldest);
    }
  };
  return {
    /** Keeps a key until the answered function is called. */
    hold: (key: string): (() => void) => {
      left.delete(key);
      holders.set(key, (holders.get(key) ?? 0) + 1);
      return () => {
        const others = (holders.get(key) ?? 1) - 1;
        if (others > 0) holders.set(key, others);
        else {
          holders.delete(key);
          leave(key);
        }
      };
    },
    /** Counts a key that was fetched ahead as left, so that it is forgotten in its turn. */
    leave,
    isHeld: (key: string): boolean => holders.has(key),
  };
};

const heldKeys = new WeakMap<Cache, ReturnType<typeof createHeldKeys>>();

export const heldKeysOf = (cache: Cache) => {
  const known = heldKeys.get(cache);
  if (known) return known;
  const made = createHeldKeys((key) => cache.delete(key));
  heldKeys.set(cache, made);
  return made;
};

/** Keeps the answers of these keys for as long as a component is on screen; `''` stands for none. */
export const useHeld = (...keys: readonly string[]): void => {
  const { cache } = useSWRConfig();
  const asked = keys.join('\n');
  useEffect(() => {
    const releases = asked.split('\n').filter(Boolean).map(heldKeysOf(cache).hold);
    return () => {
      for (const release of releases) release();
    };
  }, [cache, asked]);
};
