import type { Many, One } from '../../answer';
import { call } from '../../call';
import type {
  Channel,
  ChannelChat,
  ChannelChatQuery,
  ChannelInfo,
  ChannelMember,
  ChannelQuery,
  ChatMessage,
  MembersToAdd,
  MessageEdit,
  MessageToSend,
  ReadMark,
  UnreadChats,
} from './chat';

interface Id {
  id: number;
}

export const getChannels = call<{ query: ChannelQuery; reply: Many<Channel> }>(
  'GET',
  '/api/v1/channels',
  { shows: ['chat', 'chat-read', 'chat-member', 'application'] },
);

export const getUnreadChats = call<{ reply: One<UnreadChats> }>('GET', '/api/v1/unread-chats', {
  shows: ['chat', 'chat-read', 'chat-member'],
});

export const getChannelInfo = call<{ params: Id; reply: One<ChannelInfo> }>(
  'GET',
  '/api/v1/channel-info/:id',
  { shows: ['chat', 'chat-member', 'application', 'referral'] },
);

export const getChannelChat = call<{
  params: { channelId: number };
  query: ChannelChatQuery;
  reply: ChannelChat;
}>('GET', '/api/v1/channel-chat/:channelId', { shows: [] });

export const sendMessage = call<{ body: MessageToSend; reply: One<ChatMessage> }>(
  'POST',
  '/api/v1/send-message',
  { changes: ['chat-read'] },
);

interface MessageAddress {
  id: number;
  sequence: number;
}

export const editMessage = call<{
  params: MessageAddress;
  body: MessageEdit;
  reply: One<ChatMessage>;
}>('PUT', '/api/v1/channels/:id/messages/:sequence', { changes: [] });

export const deleteMessage = call<{ params: MessageAddress; reply: One<ChatMessage> }>(
  'DELETE',
  '/api/v1/channels/:id/messages/:sequence',
  { changes: [] },
);

export const getChannelMembers = call<{ params: Id; reply: One<ChannelMember[]> }>(
  'GET',
  '/api/v1/channels/:id/members',
  { shows: ['chat-member'] },
);

export const addChannelMembers = call<{
  params: Id;
  body: MembersToAdd;
  reply: One<ChannelMember[]>;
}>('POST', '/api/v1/channels/:id/members', { changes: ['chat-member'] });

export const markChannelRead = call<{ params: Id; body: ReadMark; reply: One<ReadMark> }>(
  'POST',
  '/api/v1/channels/:id/read',
  { changes: ['chat-read'] },
);
