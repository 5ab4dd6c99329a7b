import { useCallback, useRef, useState } from 'react';
import type { Call, ReplyOf } from 'server/contract/call';
import type { ApiError } from '../http/api-error';
import type { CallInput } from '../http/call-input';
import { send as sendCall } from '../http/send';

export interface Write<C extends Call> {
  /**
   * Sends the call; a second call while the first is running returns the same promise.
   * @throws ApiError
   */
  send: (input: CallInput<C>) => Promise<ReplyOf<C>>;
  isSending: boolean;
  error: ApiError | undefined;
  reset: () => void;
}

export const useWrite = <C extends Call>(call: C): Write<C> => {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<ApiError>();
  const running = useRef<Promise<ReplyOf<C>>>(undefined);

  const attempt = async (input: CallInput<C>): Promise<ReplyOf<C>> => {
    setSending(true);
    setError(undefined);
    try {
      return await sendCall(call, input);
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
