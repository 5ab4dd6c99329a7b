import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  chatRoom,
  chatTypingEvent,
  type ChatTyping,
} from 'server/contract/chat/channels/chat-constants';
import { signalRoom, useRoom } from 'shared-auth';
import { createTypingSignals } from './typing-signals';

/** @param reader own user id; typing in the user's other tabs is not shown. */
export const useTypingSignals = (channelId: number, reader: number | undefined) => {
  const [typing] = useState(() => createTypingSignals(() => signalRoom(chatRoom, channelId)));
  const writers = useSyncExternalStore(typing.subscribe, typing.current);
  useEffect(() => typing.end, [typing]);
  useRoom<ChatTyping>({
    room: chatRoom,
    id: channelId,
    event: chatTypingEvent,
    said: ({ id, userId }) => {
      if (id === channelId && userId !== reader) typing.receive(userId);
    },
    entered: () => undefined,
  });
  return { ...typing, writers };
};
