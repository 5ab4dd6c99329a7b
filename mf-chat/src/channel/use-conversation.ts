import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ChatMessage } from 'server/contract/chat/chat';
import { chatMessageEvent, chatRoom } from 'server/contract/chat/chat-constants';
import { getChannelChat, markChannelRead, sendMessage } from 'server/contract/chat/chat.calls';
import { randomKey, send, useRoom } from 'shared-auth';
import { createConversation } from './conversation';
import { lastOf } from './merge-messages.rule';
import { useIsSeen } from './use-is-seen';

const of = (channelId: number) =>
  createConversation({
    read: async (query) => send(getChannelChat, { params: { channelId }, query, silent: true }),
    send: async (message, clientMessageId) => {
      const body = { channelId, message, clientMessageId };
      // The message itself says that it was not sent, and is sent again there.
      return (await send(sendMessage, { body, silent: true })).data;
    },
    newId: randomKey,
    now: () => new Date(),
  });

/** Says once that what is in sight was read. */
const useReadMark = (channelId: number, last: number, readTo: number): void => {
  const isSeen = useIsSeen();
  const known = useEffectEvent(() => readTo);
  useEffect(() => {
    if (!isSeen || last <= known()) return;
    const input = { params: { id: channelId }, body: { sequence: last }, silent: true };
    // What is not noted now is noted with the next message.
    send(markChannelRead, input).catch(() => undefined);
  }, [channelId, last, isSeen]);
};

/**
 * The conversation of a channel, kept up to date while it is on screen.
 * @param readTo number of the last message that the reader has read.
 * @param onRefused the reader was let in no more.
 */
export const useConversation = (channelId: number, readTo: number, onRefused: () => void) => {
  const [conversation] = useState(() => of(channelId));
  const state = useSyncExternalStore(conversation.subscribe, conversation.current);
  useEffect(() => void conversation.load(), [conversation]);
  useRoom<ChatMessage>({
    room: chatRoom,
    id: channelId,
    event: chatMessageEvent,
    said: (message) => {
      if (message.channelId === channelId) conversation.heard(message);
    },
    entered: (isIn) => {
      if (isIn) void conversation.catchUp();
      else onRefused();
    },
  });
  useReadMark(channelId, lastOf(state.messages), readTo);
  return { ...conversation, state };
};
