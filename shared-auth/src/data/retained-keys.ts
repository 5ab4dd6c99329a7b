import { useEffect } from 'react';
import { useSWRConfig, type Cache } from 'swr';

type ForgetKey = (key: string) => void;

const maxUnshownKeys = 16;

/**
 * Tracks which cache keys to retain: a key that is no longer shown stays, for Back navigation, until `limit`
 * other keys are no longer shown.
 */
export const createRetainedKeys = (forget: ForgetKey, limit = maxUnshownKeys) => {
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
    /** Marks a prefetched key as not shown, so that the key counts towards the limit. */
    leave,
    isHeld: (key: string): boolean => holders.has(key),
  };
};

const retainedKeys = new WeakMap<Cache, ReturnType<typeof createRetainedKeys>>();

export const getRetainedKeys = (cache: Cache) => {
  const known = retainedKeys.get(cache);
  if (known) return known;
  const made = createRetainedKeys((key) => cache.delete(key));
  retainedKeys.set(cache, made);
  return made;
};

/** Retains cached responses while the component is mounted; an empty key is ignored. */
export const useRetainedKeys = (...keys: readonly string[]): void => {
  const { cache } = useSWRConfig();
  const asked = keys.join('\n');
  useEffect(() => {
    const releases = asked.split('\n').filter(Boolean).map(getRetainedKeys(cache).hold);
    return () => {
      for (const release of releases) release();
    };
  }, [cache, asked]);
};
