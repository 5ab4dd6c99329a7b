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

/** Fetches again, in place, everything on screen that belongs to these owners: `refresh('job')`. */
export const refresh = async (...owners: string[]): Promise<void> => {
  await mutate((key) => Array.isArray(key) && owners.includes(String(key[0])));
};
