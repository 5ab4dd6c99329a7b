import { mutate as sharedMutate, type ScopedMutator } from 'swr';
import type { Call, RecordKind } from 'server/contract/call';
import { getOwner } from '../http/address';
import type { LooseInput } from '../http/call-input';

/** Cache key of a call. The kinds of record come first, so that `refresh(kind)` finds the key. */
export type CallKey = readonly [shows: readonly RecordKind[], path: string, input: LooseInput];

export const getShownKinds = (call: Call): readonly RecordKind[] => call.shows ?? [getOwner(call)];

export const toCallKey = (call: Call, input: LooseInput): CallKey => [
  getShownKinds(call),
  call.path,
  input,
];

let mutate: ScopedMutator = sharedMutate;

export const bindCache = (bound: ScopedMutator): void => {
  mutate = bound;
};

const refreshedAt = new Map<RecordKind, number>();

/** True if a refresh of one of these kinds started after `time` (`performance.now`). */
export const wasRefreshedSince = (kinds: readonly RecordKind[], time: number): boolean =>
  kinds.some((kind) => (refreshedAt.get(kind) ?? -1) > time);

type RefreshListener = (kinds: readonly RecordKind[]) => void;

const listeners = new Set<RefreshListener>();

/** Reports every refresh, for data under keys that `refresh` does not find. */
export const onRefresh = (listener: RefreshListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Refetches what is on screen and shows records of these kinds (`refresh('job')`). */
export const refresh = async (...kinds: RecordKind[]): Promise<void> => {
  for (const kind of kinds) refreshedAt.set(kind, performance.now());
  for (const listener of listeners) listener(kinds);
  await mutate((key) => {
    const shows: unknown = Array.isArray(key) && key[0];
    return Array.isArray(shows) && kinds.some((kind) => shows.includes(kind));
  });
};
