import { useSyncExternalStore } from 'react';
import type { Unsent } from './outbox';
import { outboxOf } from './outboxes';

/** What the person wrote in a channel and is not known to be stored. */
export const useUnsent = (channelId: number): readonly Unsent[] => {
  const { subscribe, current } = outboxOf(channelId);
  return useSyncExternalStore(subscribe, current);
};
