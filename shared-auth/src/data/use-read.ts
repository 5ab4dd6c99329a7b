import { useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Call, ReplyOf } from 'server/contract/call';
import type { ApiError } from '../http/api-error';
import type { CallInput, UntypedCallInput } from '../http/call-input';
import { send } from '../http/send';
import { useLiveRead } from '../realtime/use-live-read';
import { toCallCacheKey, getShownRecordKinds } from './cache';
import { getFetchOnceOptions } from './fetch-once';
import { useRetainedKeys } from './retained-keys';
import { getPrefetchedAnswer, isPrefetched } from './prefetch';

export interface Read<Data> {
  /** Response data; while another input loads, the previous response data. */
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  isRefreshing: boolean;
  reload: () => void;
}

export interface ReadOptions {
  /** True to fetch only once; a failed fetch is retried until it succeeds. */
  once?: boolean;
  /** True to ignore responses from before this component mounted, for data that a form is based on. */
  fresh?: boolean;
}

/** Reads data by an API call and refetches it after changes; a `null` input reads nothing. */
export const useRead = <C extends Call>(
  call: C,
  input: CallInput<C> | null,
  { once = false, fresh = false }: ReadOptions = {},
): Read<ReplyOf<C>> => {
  const { cache } = useSWRConfig();
  const loose: UntypedCallInput | null = input;
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

  // A change event during the first fetch discards its response and fetches again, so only an idle
  // state counts as fetched.
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
