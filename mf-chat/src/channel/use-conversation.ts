import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ChannelInfo, ChatMessage } from 'server/contract/chat/channels/chat';
import { chatMessageEvent, chatRoom } from 'server/contract/chat/channels/chat-constants';
import {
  deleteMessage,
  editMessage,
  getChannelChat,
  markChannelRead,
} from 'server/contract/chat/channels/chat.calls';
import { send, useRoom } from 'shared-auth';
import { notify } from 'shell/sdk/react';
import { createConversation } from './conversation';
import { listMentions } from './mentions.rule';
import { getLastMessageSequence } from './merge-messages.rule';
import { getUnsentMessageStore } from './outboxes';
import { useIsPageVisible } from './use-is-page-visible';
import { useUnsentMessages } from './use-unsent-messages';

const maxUndoSeconds = 20;

const openConversation = ({ id: channelId, lastRevision }: ChannelInfo) => {
  const outbox = getUnsentMessageStore(channelId);
  const conversation = createConversation(
    {
      read: async (query) => {
        // Background reads after a reconnect show no error dialog; reads that the user started do.
        const silent = query.after !== undefined || query.revisedAfter !== undefined;
        return send(getChannelChat, { params: { channelId }, query, silent });
      },
      settle: outbox.settle,
    },
    lastRevision,
  );
  return { outbox, conversation };
};

const useReadMark = (channelId: number, last: number, readTo: number): void => {
  const isSeen = useIsPageVisible();
  const known = useEffectEvent(() => readTo);
  useEffect(() => {
    if (!isSeen || last <= known()) return;
    const input = { params: { id: channelId }, body: { sequence: last }, silent: true };
    // Errors are ignored, since reading the next message marks this one as read too.
    send(markChannelRead, input).catch(() => undefined);
  }, [channelId, last, isSeen]);
};

interface ConversationEvents {
  onRefused: () => void;
  onReceived: (message: ChatMessage) => void;
}

/** @param info channel data; a new value triggers a read of what changed. */
export const useConversation = (
  info: ChannelInfo,
  { onRefused, onReceived }: ConversationEvents,
) => {
  const { id: channelId, lastSequence, lastRevision, readTo, members } = info;
  const [{ conversation, outbox }] = useState(() => openConversation(info));
  const state = useSyncExternalStore(conversation.subscribe, conversation.current);
  const unsent = useUnsentMessages(channelId);
  useEffect(() => outbox.attach(conversation.receive), [outbox, conversation]);
  useEffect(() => void conversation.load(), [conversation]);
  useEffect(() => {
    addEventListener('online', conversation.readAgain);
    return () => removeEventListener('online', conversation.readAgain);
  }, [conversation]);
  useEffect(() => void conversation.reach(lastSequence), [conversation, lastSequence]);
  useEffect(() => void conversation.revise(lastRevision), [conversation, lastRevision]);
  useRoom<ChatMessage>({
    room: chatRoom,
    id: channelId,
    event: chatMessageEvent,
    changes: 'chat',
    said: (message) => {
      if (message.channelId !== channelId) return;
      conversation.receive(message);
      onReceived(message);
    },
    entered: (isIn) => {
      if (!isIn) return onRefused();
      void conversation.catchUp();
      void conversation.revise();
    },
  });
  useReadMark(channelId, getLastMessageSequence(state.messages), readTo);
  const place = (sequence: number) => ({ params: { id: channelId, sequence }, silent: true });
  return {
    ...conversation,
    state,
    unsent,
    sendMessage: (message: string): void =>
      outbox.sendMessage(message, listMentions(message, members)),
    retry: outbox.retry,
    discard: (clientMessageId: string): void => {
      outbox.discard(clientMessageId);
      notify.success('The message was discarded.', {
        action: { label: 'Undo', onSelect: () => outbox.restore(clientMessageId) },
        seconds: maxUndoSeconds,
      });
    },
    /** @throws ApiError with the reason why the message was not changed. */
    edit: async (sequence: number, message: string, revision: number): Promise<void> => {
      const body = { message, mentions: listMentions(message, members), revision };
      conversation.revised((await send(editMessage, { ...place(sequence), body })).data);
    },
    /** @throws ApiError with the reason why the message was not deleted. */
    remove: async (sequence: number): Promise<void> =>
      conversation.revised((await send(deleteMessage, place(sequence))).data),
  };
};
