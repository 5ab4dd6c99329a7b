import { mutate, SWRConfig, unstable_serialize } from 'swr';
import type { Call } from 'server/contract/call';
import type { CallInput, LooseInput } from '../http/call-input';
import { send } from '../http/send';
import { keyOf } from './cache';
import { readAhead } from './read-ahead';

/** A call as it was begun; plain data. */
export interface BegunRead {
  call: Call;
  input: LooseInput;
}

let record: BegunRead[] | undefined;

/** Runs `begin`, and says which reads it began before it returned. */
export const readsBegunBy = <Result>(begin: () => Result): [Result, BegunRead[]] => {
  const reads: BegunRead[] = [];
  record = reads;
  try {
    return [begin(), reads];
  } finally {
    record = undefined;
  }
};

/**
 * Asks for what is certainly read soon, outside components; `useRead` then has it at once, or joins the
 * call that is under way. Nothing is answered where there is something to show already; else it ends
 * when there is, and never rejects: a failure is met by who reads.
 */
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
