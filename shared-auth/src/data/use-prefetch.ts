import { useEffect, useEffectEvent } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Call } from 'server/contract/call';
import type { CallInput } from '../http/call-input';
import { send } from '../http/send';
import { toCallCacheKey } from './cache';
import { savesData, whenIdle } from './idle';
import { prefetch } from './prefetch';

/**
 * Prefetches data that is likely to be shown next, unless the browser's data saver is on; `null` prefetches
 * nothing.
 */
export const usePrefetch = <C extends Call>(call: C, input: CallInput<C> | null): void => {
  const { cache, mutate } = useSWRConfig();
  const callKey = input && toCallCacheKey(call, input);
  const key = unstable_serialize(callKey);
  const read = useEffectEvent(() => {
    if (!callKey || savesData() || document.visibilityState !== 'visible') return;
    void prefetch({ cache, mutate }, key, callKey, () => send(call, input as CallInput<C>));
  });
  useEffect(() => (key ? whenIdle(() => read()) : undefined), [key]);
};
