import { useEffect, useState, useSyncExternalStore } from 'react';
import { chatRoom, chatTypingEvent, type ChatTyping } from 'server/contract/chat/chat-constants';
import { signalRoom, useRoom } from 'shared-auth';
import { createTyping } from './typing';

/**
 * Who else is writing in a channel now, and tells them that the reader is.
 * @param reader their own id; their other tabs are not shown to them.
 */
export const useTyping = (channelId: number, reader: number | undefined) => {
  const [typing] = useState(() => createTyping(() => signalRoom(chatRoom, channelId)));
  const writers = useSyncExternalStore(typing.subscribe, typing.current);
  useEffect(() => typing.end, [typing]);
  useRoom<ChatTyping>({
    room: chatRoom,
    id: channelId,
    event: chatTypingEvent,
    said: ({ id, userId }) => {
      if (id === channelId && userId !== reader) typing.heard(userId);
    },
    entered: () => undefined,
  });
  return { ...typing, writers };
};
