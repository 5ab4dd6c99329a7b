import { mutate, SWRConfig, unstable_serialize } from 'swr';
import type { Call } from 'server/contract/call';
import type { CallInput, UntypedCallInput } from '../http/call-input';
import { send } from '../http/send';
import { toCallCacheKey } from './cache';
import { prefetch } from './prefetch';

export interface StartedRead {
  call: Call;
  input: UntypedCallInput;
}

let collectedReads: StartedRead[] | undefined;

export const collectStartedReads = <Result>(begin: () => Result): [Result, StartedRead[]] => {
  const reads: StartedRead[] = [];
  collectedReads = reads;
  try {
    return [begin(), reads];
  } finally {
    collectedReads = undefined;
  }
};

/** Starts a read outside components, whose result a later `useRead` uses. The promise never rejects. */
export const beginRead = <C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<void> | undefined => {
  collectedReads?.push({ call, input });
  const { cache } = SWRConfig.defaultValue;
  const callKey = toCallCacheKey(call, input);
  const key = unstable_serialize(callKey);
  if (cache.get(key)?.data !== undefined) return undefined;
  return prefetch({ cache, mutate }, key, callKey, () => send(call, input));
};
