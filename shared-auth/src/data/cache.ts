import { mutate as sharedMutate, type ScopedMutator } from 'swr';
import type { Call, RecordKind } from 'server/contract/call';
import { getOwningRecordKind } from '../http/address';
import type { UntypedCallInput } from '../http/call-input';

/** The kinds of record come first, so that `refresh(kind)` finds the key. */
export type CallCacheKey = readonly [
  shows: readonly RecordKind[],
  path: string,
  input: UntypedCallInput,
];

export const getShownRecordKinds = (call: Call): readonly RecordKind[] =>
  call.shows ?? [getOwningRecordKind(call)];

export const toCallCacheKey = (call: Call, input: UntypedCallInput): CallCacheKey => [
  getShownRecordKinds(call),
  call.path,
  input,
];

let cacheMutator: ScopedMutator = sharedMutate;

export const setCacheMutator = (bound: ScopedMutator): void => {
  cacheMutator = bound;
};

const lastRefreshTimes = new Map<RecordKind, number>();

/** True if a refresh of one of these kinds started after `time` (`performance.now`). */
export const wereKindsRefreshedSince = (kinds: readonly RecordKind[], time: number): boolean =>
  kinds.some((kind) => (lastRefreshTimes.get(kind) ?? -1) > time);

type RefreshListener = (kinds: readonly RecordKind[]) => void;

const refreshListeners = new Set<RefreshListener>();

/** Calls `listener` on every refresh, for data under cache keys that `refresh` does not find. */
export const onRefresh = (listener: RefreshListener): (() => void) => {
  refreshListeners.add(listener);
  return () => refreshListeners.delete(listener);
};

/** Requests all mounted reads again that show records of these kinds, for example `refresh('job')`. */
export const refresh = async (...kinds: RecordKind[]): Promise<void> => {
  for (const kind of kinds) lastRefreshTimes.set(kind, performance.now());
  for (const listener of refreshListeners) listener(kinds);
  await cacheMutator((key) => {
    const shows: unknown = Array.isArray(key) && key[0];
    return Array.isArray(shows) && kinds.some((kind) => shows.includes(kind));
  });
};
