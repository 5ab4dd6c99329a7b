import { useSyncExternalStore } from 'react';
import type { UnsentMessage } from './outbox';
import { getUnsentMessageStore } from './outboxes';

export const useUnsentMessages = (channelId: number): readonly UnsentMessage[] => {
  const { subscribe, current } = getUnsentMessageStore(channelId);
  return useSyncExternalStore(subscribe, current);
};
