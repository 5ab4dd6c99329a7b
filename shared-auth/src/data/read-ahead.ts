import type { Cache, ScopedMutator } from 'swr';
import type { RecordKind } from 'server/contract/call';
import { refreshedSince, type CallKey } from './cache';
import { heldKeysOf } from './held-keys';

const trustedFor = 10_000;

interface ReadAhead {
  shows: readonly RecordKind[];
  time: number;
}

interface Ahead extends ReadAhead {
  answer: Promise<unknown>;
}

interface Aheads {
  underWay: Map<string, Ahead>;
  arrived: Map<string, ReadAhead>;
}

const aheads = new WeakMap<Cache, Aheads>();

const aheadsOf = (cache: Cache): Aheads => {
  const known = aheads.get(cache) ?? { underWay: new Map(), arrived: new Map() };
  aheads.set(cache, known);
  return known;
};

const stillTrue = <A extends ReadAhead>(ahead: A | undefined): A | undefined =>
  ahead && !refreshedSince(ahead.shows, ahead.time) ? ahead : undefined;

export const answerUnderWay = (cache: Cache, key: string): Promise<unknown> | undefined =>
  stillTrue(aheadsOf(cache).underWay.get(key))?.answer;

export const isReadAhead = (cache: Cache, key: string): boolean =>
  stillTrue(aheadsOf(cache).arrived.get(key)) !== undefined;

export const readAhead = async (
  { cache, mutate }: { cache: Cache; mutate: ScopedMutator },
  key: string,
  callKey: CallKey,
  ask: () => Promise<unknown>,
): Promise<void> => {
  const { underWay, arrived } = aheadsOf(cache);
  const before = underWay.get(key);
  if (before) return void (await before.answer.catch(() => undefined));
  if (isReadAhead(cache, key)) return;
  const held = heldKeysOf(cache);
  const asked = { shows: callKey[0], time: performance.now() };
  const answer = ask();
  underWay.set(key, { ...asked, answer });
  try {
    const data = await answer;
    if (held.isHeld(key)) return;
    // Not `cache.set`: SWR keeps for ever what a key contained before SWR's own first write.
    void mutate(callKey, data, { revalidate: false });
    held.leave(key);
    arrived.set(key, asked);
    setTimeout(() => arrived.delete(key), trustedFor);
  } catch {
    // The component that reads repeats the request and shows the failure.
  } finally {
    underWay.delete(key);
  }
};
