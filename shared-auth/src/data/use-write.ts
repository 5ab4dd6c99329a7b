import { useCallback, useRef, useState } from 'react';
import type { Call, ReplyOf } from 'server/contract/call';
import type { ApiError } from '../http/api-error';
import type { CallInput } from '../http/call-input';
import { randomKey } from '../http/random-key';
import { send as sendCall } from '../http/send';

export interface Write<C extends Call> {
  /** Sends; while one is on its way, a second click joins it. @throws ApiError */
  send: (input: CallInput<C>) => Promise<ReplyOf<C>>;
  isSending: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

export interface WriteOptions {
  /** The same input creates one record, however often it is sent (`Idempotency-Key`). */
  createsOnce?: boolean;
}

/** What a body holds, so that two forms with different fields are not taken for the same. */
const contentOf = (_: string, value: unknown): unknown => {
  if (value instanceof FormData) return [...value];
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
};

/** A key that stays the same as long as the same thing is asked for. */
const useIdempotencyKey = () => {
  const last = useRef({ asked: '', key: '' });
  return (input: object) => {
    const asked = JSON.stringify(input, contentOf);
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
  const running = useRef<Promise<ReplyOf<C>>>(undefined);
  const keyFor = useIdempotencyKey();

  const attempt = async (input: CallInput<C>): Promise<ReplyOf<C>> => {
    const headers = createsOnce && { 'Idempotency-Key': keyFor(input) };
    setSending(true);
    setError(undefined);
    try {
      return await sendCall(call, { ...input, headers: { ...input.headers, ...headers } });
    } catch (cause) {
      setError(cause as ApiError);
      throw cause;
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
