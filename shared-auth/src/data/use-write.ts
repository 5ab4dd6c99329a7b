import { useCallback, useRef, useState } from 'react';
import type { Call, ReplyOf } from 'server/contract/call';
import type { ApiError } from '../http/api-error';
import type { CallInput } from '../http/call-input';
import { send as sendCall } from '../http/send';
import { useWriteOnce } from './use-write-once';

export interface Write<C extends Call> {
  /** Sends; while one is on its way, a second click joins it. @throws ApiError */
  send: (input: CallInput<C>) => Promise<ReplyOf<C>>;
  isSending: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

export interface WriteOptions {
  /** The same input creates one record, however often it is sent, also after a reload. */
  createsOnce?: boolean;
}

/** Writes by a call of the contract. */
export const useWrite = <C extends Call>(
  call: C,
  { createsOnce = false }: WriteOptions = {},
): Write<C> => {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<Promise<ReplyOf<C>>>(undefined);
  const once = useWriteOnce(`${call.method} ${call.path}`);

  const attempt = async (input: CallInput<C>): Promise<ReplyOf<C>> => {
    const withKey = (key: string) =>
      sendCall(call, { ...input, headers: { ...input.headers, 'Idempotency-Key': key } });
    setSending(true);
    setError(undefined);
    try {
      return await (createsOnce ? once(input, withKey) : sendCall(call, input));
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
