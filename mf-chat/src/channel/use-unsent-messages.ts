import { useSyncExternalStore } from 'react';
import type { UnsentMessage } from './outbox';
import { getOutbox } from './outboxes';

export const useUnsentMessages = (channelId: number): readonly UnsentMessage[] => {
  const { subscribe, current } = getOutbox(channelId);
  return useSyncExternalStore(subscribe, current);
};
