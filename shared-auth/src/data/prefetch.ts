import type { Cache, ScopedMutator } from 'swr';
import type { RecordKind } from 'server/contract/call';
import { wereKindsRefreshedSince, type CallCacheKey } from './cache';
import { getRetainedKeys } from './retained-keys';

const maxPrefetchAge = 10_000;

interface PrefetchRecord {
  shows: readonly RecordKind[];
  time: number;
}

interface PendingPrefetch extends PrefetchRecord {
  answer: Promise<unknown>;
}

interface Prefetches {
  underWay: Map<string, PendingPrefetch>;
  arrived: Map<string, PrefetchRecord>;
}

const prefetchesByCache = new WeakMap<Cache, Prefetches>();

const getPrefetches = (cache: Cache): Prefetches => {
  const known = prefetchesByCache.get(cache) ?? { underWay: new Map(), arrived: new Map() };
  prefetchesByCache.set(cache, known);
  return known;
};

const dropStalePrefetch = <A extends PrefetchRecord>(ahead: A | undefined): A | undefined =>
  ahead && !wereKindsRefreshedSince(ahead.shows, ahead.time) ? ahead : undefined;

export const getPrefetchedAnswer = (cache: Cache, key: string): Promise<unknown> | undefined =>
  dropStalePrefetch(getPrefetches(cache).underWay.get(key))?.answer;

export const isPrefetched = (cache: Cache, key: string): boolean =>
  dropStalePrefetch(getPrefetches(cache).arrived.get(key)) !== undefined;

export const prefetch = async (
  { cache, mutate }: { cache: Cache; mutate: ScopedMutator },
  key: string,
  callKey: CallCacheKey,
  ask: () => Promise<unknown>,
): Promise<void> => {
  const { underWay, arrived } = getPrefetches(cache);
  const before = underWay.get(key);
  if (before) return void (await before.answer.catch(() => undefined));
  if (isPrefetched(cache, key)) return;
  const held = getRetainedKeys(cache);
  const asked = { shows: callKey[0], time: performance.now() };
  const answer = ask();
  underWay.set(key, { ...asked, answer });
  try {
    const data = await answer;
    if (held.isHeld(key)) return;
    // `mutate` and not `cache.set`, since SWR never removes a value that was set before its own first write.
    void mutate(callKey, data, { revalidate: false });
    held.leave(key);
    arrived.set(key, asked);
    setTimeout(() => arrived.delete(key), maxPrefetchAge);
  } catch {
    // Errors are ignored, since the component that reads the data repeats the request and shows the error.
  } finally {
    underWay.delete(key);
  }
};
