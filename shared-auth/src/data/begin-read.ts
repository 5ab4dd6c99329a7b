import { mutate, SWRConfig, unstable_serialize } from 'swr';
import type { Call } from 'server/contract/call';
import type { CallInput, LooseInput } from '../http/call-input';
import { send } from '../http/send';
import { toCallKey } from './cache';
import { prefetch } from './prefetch';

export interface StartedRead {
  call: Call;
  input: LooseInput;
}

let recordedReads: StartedRead[] | undefined;

export const recordReads = <Result>(begin: () => Result): [Result, StartedRead[]] => {
  const reads: StartedRead[] = [];
  recordedReads = reads;
  try {
    return [begin(), reads];
  } finally {
    recordedReads = undefined;
  }
};

/** Prefetches a call outside components, for a later `useRead`. The promise never rejects. */
export const beginRead = <C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<void> | undefined => {
  recordedReads?.push({ call, input });
  const { cache } = SWRConfig.defaultValue;
  const callKey = toCallKey(call, input);
  const key = unstable_serialize(callKey);
  if (cache.get(key)?.data !== undefined) return undefined;
  return prefetch({ cache, mutate }, key, callKey, () => send(call, input));
};
