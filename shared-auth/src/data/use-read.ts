import { useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Call, ReplyOf } from 'server/contract/call';
import type { ApiError } from '../http/api-error';
import type { CallInput, LooseInput } from '../http/call-input';
import { send } from '../http/send';
import { useLiveRead } from '../realtime/use-live-read';
import { toCallCacheKey, getShownRecordKinds } from './cache';
import { getFetchOnceOptions } from './fetch-once';
import { useRetainedKeys } from './retained-keys';
import { getPrefetchedAnswer, isPrefetched } from './prefetch';

export interface Read<Data> {
  /** The answer; while another input loads, the previous answer. */
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isRefreshing: boolean;
  reload: () => void;
}

export interface ReadOptions {
  /** Fetches once and keeps the answer; a failed fetch repeats until it succeeds. */
  once?: boolean;
  /** Ignores answers from before this component mounted; for data that a form is based on. */
  fresh?: boolean;
}

/** A `null` input reads nothing yet. */
export const useRead = <C extends Call>(
  call: C,
  input: CallInput<C> | null,
  { once = false, fresh = false }: ReadOptions = {},
): Read<ReplyOf<C>> => {
  const { cache } = useSWRConfig();
  const loose: LooseInput | null = input;
  useLiveRead(getShownRecordKinds(call), loose !== null);
  const key = loose && toCallCacheKey(call, loose);
  const asked = unstable_serialize(key);
  useRetainedKeys(asked);
  const hasFailed = () => cache.get(asked)?.error !== undefined;
  const {
    data: known,
    error,
    isLoading,
    isValidating,
    mutate,
  } = useSWR<ReplyOf<C>, ApiError>(
    key,
    () =>
      (getPrefetchedAnswer(cache, asked) as Promise<ReplyOf<C>> | undefined) ??
      send(call, { ...(input as CallInput<C>), silent: once && hasFailed() }),
    {
      ...(isPrefetched(cache, asked) && { revalidateIfStale: false }),
      ...(once && getFetchOnceOptions(cache.get(asked)?.data !== undefined)),
      ...(fresh && { revalidateOnMount: false }),
    },
  );

  const [answered, setAnswered] = useState('');
  useEffect(() => {
    if (fresh && asked) void mutate().finally(() => setAnswered(asked));
  }, [fresh, asked, mutate]);

  // A change that arrives meanwhile discards the first answer and fetches again.
  const [fetched, setFetched] = useState('');
  if (answered === asked && !isValidating && fetched !== asked) setFetched(asked);

  const awaitsFresh = fresh && fetched !== asked;
  const data = awaitsFresh ? undefined : known;
  return {
    data,
    error,
    isLoading: (isLoading || awaitsFresh) && data === undefined,
    isRefreshing: isValidating && data !== undefined,
    reload: () => void mutate(),
  };
};
