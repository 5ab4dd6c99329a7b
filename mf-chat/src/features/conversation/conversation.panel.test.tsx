import { screen } from '@testing-library/react';
import {
  getChannelChat,
  getChannelInfo,
  getChannels,
} from 'server/contract/chat/channels/chat.calls';
import type { Channel } from 'server/contract/chat/channels/chat';
import { answer, pageOf, renderPanel } from 'shell/sdk/testing';
import { applicantChat } from '../../../contract';
import { channel, channelInfo } from '../../channel/testing/chat-answers';
import { ConversationPanel } from './conversation.panel';

const open = (channels: Channel[]) =>
  renderPanel(applicantChat, <ConversationPanel />, {
    input: { applicantId: 31 },
    answers: [
      answer(getChannels, pageOf(channels)),
      answer(getChannelInfo, { data: channelInfo(7) }),
      answer(getChannelChat, { data: [], meta: { hasMore: false } }),
    ],
  });

test('the drawer shows the channel of the applicant', async () => {
  const page = open([channel(7)]);
  expect(await screen.findByRole('heading', { name: 'Nila Rao' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(page.queries(getChannels)).toEqual([{ applicantId: 31, limit: 1 }]);
});

test('an applicant without a channel is shown as having none, with the reason', async () => {
  open([]);
  expect(await screen.findByText('No Channel selectedChannel')).toBeVisible();
  expect(screen.getByText(/^Nobody referred this applicant/)).toBeVisible();
});
