import { screen } from '@testing-library/react';
import type { ChatMessage } from 'server/contract/chat/channels/chat';
import {
  getChannelChat,
  getChannelInfo,
  getChannels,
  markChannelRead,
  sendMessage,
} from 'server/contract/chat/channels/chat.calls';
import { answer, pageOf, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { channel, channelInfo, chatMessage } from '../../../channel/testing/chat-answers';
import { clearUnsentMessages } from '../../../channel/outboxes';
import { ChatPage } from '../chat.page';

/** jsdom has no layout; without a size the virtual list renders no lines. */
export const simulateLayout = (): void => {
  localStorage.clear();
  clearUnsentMessages();
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
};

const routes = [
  { id: 'chat.channels', path: '/referralChat', title: 'Referral Chat' },
  { id: 'chat.channel', path: '/referralChat/:channelIdentifier', title: 'Referral Chat' },
];

const serverOf = (stored: ChatMessage[]) => [
  answer(getChannels, ({ query }) =>
    pageOf(
      [channel(7, { unread: 3 }), channel(8, { channelName: 'Mina Das' })].filter(
        ({ channelName }) => channelName.includes(query?.search ?? ''),
      ),
    ),
  ),
  answer(getChannelInfo, ({ params }) => ({ data: channelInfo(params.id) })),
  answer(getChannelChat, () => ({ data: [...stored], meta: { hasMore: false } })),
  answer(markChannelRead, ({ body }) => ({ data: body as { sequence: number } })),
  answer(sendMessage, ({ body }) => {
    const { message, clientMessageId = null } = body as {
      message: string;
      clientMessageId?: string;
    };
    const sent = chatMessage(stored.length + 1, { message, clientMessageId, senderId: 1 });
    stored.push(sent);
    return { data: sent };
  }),
];

export const twoMessages = () => [
  chatMessage(1),
  chatMessage(2, { message: 'See https://example.com', updated_at: '2026-03-25T09:36:00.000Z' }),
];

export const openList = (options: RenderPageOptions = {}) =>
  renderPage(<ChatPage />, {
    address: '/referralChat',
    path: '/referralChat',
    routes,
    answers: serverOf(twoMessages()),
    ...options,
  });

export const openChannel = (
  { answers = [], ...options }: RenderPageOptions = {},
  stored = twoMessages(),
) =>
  renderPage(<ChatPage />, {
    address: '/referralChat/7',
    path: '/referralChat/:channelIdentifier',
    routes,
    answers: [...answers, ...serverOf(stored)],
    ...options,
  });

export const findChatList = () => screen.findByRole('navigation', { name: 'Chats' });
export const findMessageLog = () => screen.findByRole('region', { name: 'Messages' });
export const findMessageBox = () => screen.findByRole('textbox', { name: 'Message' });
