import { useState } from 'react';
import {
  chatPresentEvent,
  chatRoom,
  type ChatPresent,
} from 'server/contract/chat/channels/chat-constants';
import { useRoom } from 'shared-auth';

export const usePresentMembers = (channelId: number): readonly number[] => {
  const [present, setPresent] = useState<readonly number[]>([]);
  useRoom<ChatPresent>({
    room: chatRoom,
    id: channelId,
    event: chatPresentEvent,
    said: ({ id, userIds }) => {
      if (id === channelId) setPresent(userIds);
    },
    entered: () => undefined,
  });
  return present;
};
