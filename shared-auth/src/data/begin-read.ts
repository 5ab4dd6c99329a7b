import { mutate, SWRConfig, unstable_serialize } from 'swr';
import type { Call } from 'server/contract/call';
import type { CallInput, LooseInput } from '../http/call-input';
import { send } from '../http/send';
import { keyOf } from './cache';
import { readAhead } from './read-ahead';

export interface BegunRead {
  call: Call;
  input: LooseInput;
}

let record: BegunRead[] | undefined;

export const readsBegunBy = <Result>(begin: () => Result): [Result, BegunRead[]] => {
  const reads: BegunRead[] = [];
  record = reads;
  try {
    return [begin(), reads];
  } finally {
    record = undefined;
  }
};

/** Prefetches a call outside components, for a later `useRead`. The promise never rejects. */
export const beginRead = <C extends Call>(
  call: C,
  input: CallInput<C>,
): Promise<void> | undefined => {
  record?.push({ call, input });
  const { cache } = SWRConfig.defaultValue;
  const callKey = keyOf(call, input);
  const key = unstable_serialize(callKey);
  if (cache.get(key)?.data !== undefined) return undefined;
  return readAhead({ cache, mutate }, key, callKey, () => send(call, input));
};
