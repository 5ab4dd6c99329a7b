import { useCallback, useRef, useState } from 'react';
import type { Call, ReplyOf } from 'server/contract/call';
import type { ApiError } from '../http/api-error';
import type { CallInput } from '../http/call-input';
import { randomKey } from '../http/random-key';
import { send as sendCall } from '../http/send';

/** What came of a write: the answer, or why there is none. */
export type Outcome<Data> =
  { data: Data; error?: undefined } | { data?: undefined; error: ApiError };

export interface Write<C extends Call> {
  /** Sends, never rejects; while one is on its way, a second click joins it. */
  send: (input: CallInput<C>) => Promise<Outcome<ReplyOf<C>>>;
  isSending: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

export interface WriteOptions {
  /** The same input creates one record, however often it is sent (`Idempotency-Key`). */
  createsOnce?: boolean;
}

/** A key that stays the same as long as the same thing is asked for. */
const useIdempotencyKey = () => {
  const last = useRef({ asked: '', key: '' });
  return (input: object) => {
    const asked = JSON.stringify(input);
    if (last.current.asked !== asked) last.current = { asked, key: randomKey() };
    return last.current.key;
  };
};

/** Writes by a call of the contract. */
export const useWrite = <C extends Call>(
  call: C,
  { createsOnce = false }: WriteOptions = {},
): Write<C> => {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<Promise<Outcome<ReplyOf<C>>>>(undefined);
  const keyFor = useIdempotencyKey();

  const attempt = async (input: CallInput<C>): Promise<Outcome<ReplyOf<C>>> => {
    const headers = createsOnce && { 'Idempotency-Key': keyFor(input) };
    setSending(true);
    setError(undefined);
    try {
      const data = await sendCall(call, { ...input, headers: { ...input.headers, ...headers } });
      return { data };
    } catch (cause) {
      const failure = cause as ApiError;
      setError(failure);
      return { error: failure };
    } finally {
      setSending(false);
      running.current = undefined;
    }
  };

  return {
    send: (input) => (running.current ??= attempt(input)),
    isSending,
    error,
    reset: useCallback(() => setError(undefined), []),
  };
};
