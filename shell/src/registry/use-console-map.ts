import { useSyncExternalStore } from 'react';
import { registryStore } from './registry-store';

export const useRegistry = () =>
  useSyncExternalStore(registryStore.subscribe, registryStore.current);

export const useConsoleMap = () => useRegistry().map;
