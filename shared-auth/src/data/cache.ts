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

/** Fetches again, in place, what is on screen: of these owners (`refresh('job')`), or all of it. */
export const refresh = async (...owners: string[]): Promise<void> => {
  const concerns = (owner: unknown) => owners.length === 0 || owners.includes(String(owner));
  await mutate((key) => Array.isArray(key) && concerns(key[0]));
};
