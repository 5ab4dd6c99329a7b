import { mutate as sharedMutate, type ScopedMutator } from 'swr';
import type { Call } from 'server/contract/call';
import { ownerOf } from '../http/address';
import type { LooseInput } from '../http/call-input';

/** Cache key of a call: its owner first, so that `refresh(owner)` finds it. */
export type CallKey = readonly [owner: string, path: string, input: LooseInput];

export const keyOf = (call: Call, input: LooseInput): CallKey => [ownerOf(call), call.path, input];

let mutate: ScopedMutator = sharedMutate;

/** Binds `refresh` to the cache of the provider in use. */
export const bindCache = (bound: ScopedMutator): void => {
  mutate = bound;
};

const refreshedAt = new Map<string, number>();
let allRefreshedAt = -1;

/** Whether a fetch that shows what was so at `time` (`performance.now`) has begun for an owner. */
export const refreshedSince = (owner: string, time: number): boolean =>
  Math.max(refreshedAt.get(owner) ?? -1, allRefreshedAt) > time;

/** Fetches again, in place, what is on screen: of these owners (`refresh('job')`), or all of it. */
export const refresh = async (...owners: string[]): Promise<void> => {
  const concerns = (owner: unknown) => owners.length === 0 || owners.includes(String(owner));
  for (const owner of owners) refreshedAt.set(owner, performance.now());
  if (owners.length === 0) allRefreshedAt = performance.now();
  await mutate((key) => Array.isArray(key) && concerns(key[0]));
};
