import { useLayoutEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type Cache } from 'swr';
import { onWritten } from '../http/pending-writes';
import { setCacheMutator, refresh } from './cache';

const CacheBinding = ({ children }: { children: ReactNode }) => {
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    setCacheMutator(mutate);
    return onWritten((kinds) => void refresh(...kinds));
  }, [mutate]);
  return children;
};

interface DataProviderProps {
  children: ReactNode;
  cache?: Cache;
}

export const DataProvider = ({ children, cache }: DataProviderProps) => (
  <SWRConfig
    value={{
      keepPreviousData: true,
      shouldRetryOnError: false,
      focusThrottleInterval: 30_000,
      ...(cache && { provider: () => cache }),
    }}
  >
    <CacheBinding>{children}</CacheBinding>
  </SWRConfig>
);
