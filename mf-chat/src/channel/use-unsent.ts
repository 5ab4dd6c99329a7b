import { useSyncExternalStore } from 'react';
import type { Unsent } from './outbox';
import { outboxOf } from './outboxes';

export const useUnsent = (channelId: number): readonly Unsent[] => {
  const { subscribe, current } = outboxOf(channelId);
  return useSyncExternalStore(subscribe, current);
};
