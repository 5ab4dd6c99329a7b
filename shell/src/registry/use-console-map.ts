import { useSyncExternalStore } from 'react';
import { registryStore } from './registry-store';

export const useRegistry = () =>
  useSyncExternalStore(registryStore.subscribe, registryStore.current);

/** What all remotes contribute, as this tab knows it. */
export const useConsoleMap = () => useRegistry().map;
