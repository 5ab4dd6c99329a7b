import { screen, waitFor, within } from '@testing-library/react';
import {
  getChannelInfo,
  getChannels,
  markChannelRead,
  sendMessage,
} from 'server/contract/chat/channels/chat.calls';
import { messages } from 'server/contract/messages';
import { answer, failure, pageOf, press, refresh, type, user } from 'shell/sdk/testing';
import { channel, channelInfo, chatMessage } from '../../channel/testing/chat-answers';
import {
  findMessageBox,
  simulateLayout,
  findChatList,
  findMessageLog,
  openChannel,
  openList,
  twoMessages,
} from './testing/open-chat';

beforeEach(simulateLayout);
afterEach(() => jest.restoreAllMocks());

test('the channels are listed at the left, with the unread count of each', async () => {
  openList();
  const line = await within(await findChatList()).findByRole('link', { name: /^Nila Rao/ });
  expect(line).toHaveTextContent('Baker');
  expect(within(line).getByRole('img', { name: '3 unread' })).toBeVisible();
});

test('a right-to-left channel name is cut at its end', async () => {
  openList({ answers: [answer(getChannels, pageOf([channel(7, { channelName: 'محمد' })]))] });
  expect(await screen.findByText('محمد')).toHaveAttribute('dir', 'auto');
});

test('channels can be searched by name', async () => {
  const page = openList();
  await type('Search chats', 'Mina');
  await waitFor(() => expect(screen.queryByText('Nila Rao')).not.toBeInTheDocument());
  expect(screen.getByText('Mina Das')).toBeVisible();
  expect(page.address()).toBe('/referralChat?search=Mina');
});

test('a channel links to its page', async () => {
  const page = openList();
  await user.click(await screen.findByRole('link', { name: /^Nila Rao/ }));
  expect(page.address()).toBe('/referralChat/7');
});

test('without a chosen channel the page says to pick one', async () => {
  openList();
  expect(await screen.findByText('No Chat Found')).toBeInTheDocument();
  expect(
    screen.getByText('Pick a person from left menu and start your conversation'),
  ).toBeInTheDocument();
  expect(screen.getByText('No Channel selectedChannel')).toBeInTheDocument();
});

test.each(['0', 'abc', '99999999999'])(
  'the channel id “%s” in the address opens no channel',
  async (identifier) => {
    openChannel({ address: `/referralChat/${identifier}` });
    expect(await screen.findByText('No Channel selectedChannel')).toBeVisible();
  },
);

test('a list of channels that fails to load says so, and can be retried', async () => {
  let fails = true;
  openList({
    answers: [
      answer(getChannels, () => {
        if (fails) throw failure(500, 'The server failed.');
        return pageOf([channel(7)]);
      }),
    ],
  });
  expect(await screen.findByText('Try Again Server Error')).toBeVisible();
  fails = false;
  await press('Retry');
  expect(await screen.findByText('Nila Rao')).toBeVisible();
});

test('a channel shows its applicant, the current stage, and its messages', async () => {
  openChannel();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nila Rao' })).toBeVisible();
  expect(screen.getByText('Stage 2/7, Interview in Progress · Baker')).toBeVisible();
  const shown = await findMessageLog();
  expect(within(shown).getByText('Message 1')).toBeVisible();
  expect(within(shown).getByText('3:05 PM')).toBeVisible();
  expect(within(shown).getByText('03/24/2026')).toBeVisible();
  expect(within(shown).getByText('03/25/2026')).toBeVisible();
});

test('a web address in a message opens a tab that has no access to the console', async () => {
  openChannel();
  const link = within(await findMessageLog()).getByRole('link', { name: 'https://example.com' });
  expect(link).toHaveAttribute('href', 'https://example.com/');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('markup, non-Latin writing and emoji are shown as typed, in their direction of writing', async () => {
  const written = '<img src=x onerror=alert(1)> שלום 👩‍🍳';
  openChannel({}, [chatMessage(1, { message: written })]);
  const words = await within(await findMessageLog()).findByText(written);
  expect(words.innerHTML).toContain('&lt;img');
  expect(words.closest('[dir]')).toHaveAttribute('dir', 'auto');
  expect(await findMessageBox()).toHaveAttribute('dir', 'auto');
});

test('Enter sends the message, empties the box, and shows the message once', async () => {
  const page = openChannel();
  await user.type(await findMessageBox(), 'Hello there{Enter}');
  expect(await findMessageBox()).toHaveValue('');
  expect(await within(await findMessageLog()).findAllByText('Hello there')).toHaveLength(1);
  await waitFor(() => expect(screen.queryByText('Sending…')).not.toBeInTheDocument());
  expect(page.sent(sendMessage)).toEqual([
    {
      channelId: 7,
      message: 'Hello there',
      mentions: [],
      clientMessageId: expect.any(String) as string,
    },
  ]);
  expect(within(await findMessageLog()).getAllByText('Hello there')).toHaveLength(1);
});

test('Shift and Enter add a line break', async () => {
  const page = openChannel();
  await user.type(await findMessageBox(), 'One{Shift>}{Enter}{/Shift}Two');
  expect(await findMessageBox()).toHaveValue('One\nTwo');
  expect(page.sent(sendMessage)).toEqual([]);
});

test('a blank message is not sent, and says so', async () => {
  const printed = jest.spyOn(console, 'info').mockReturnValue();
  const page = openChannel();
  await user.type(await findMessageBox(), '{Enter}');
  await user.type(await findMessageBox(), '   {Enter}');
  expect(printed.mock.calls).toEqual([['Message Is empty'], ['Message Is empty']]);
  expect(await screen.findByText('Message Is empty')).toBeVisible();
  expect(page.sent(sendMessage)).toEqual([]);
});

test('a pasted text that is too long remains whole, is not sent, and a note says by how much it is too long', async () => {
  const page = openChannel();
  const pasted = 'a'.repeat(10_003);
  await user.click(await findMessageBox());
  await user.paste(pasted);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^This message is 3 characters too long\./)).toBeVisible();
  expect(await findMessageBox()).toHaveValue(pasted);
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
  await waitFor(() =>
    expect(page.sent(sendMessage)).toMatchObject([{ message: 'a'.repeat(10_000) }]),
  );
});

test('a failed message shows the reason, and is sent again under the same id', async () => {
  let fails = true;
  const stored = twoMessages();
  const page = openChannel(
    {
      answers: [
        answer(sendMessage, ({ body }) => {
          if (fails) throw failure(0, 'The network is gone.');
          const { message, clientMessageId = null } = body as {
            message: string;
            clientMessageId?: string;
          };
          return { data: chatMessage(3, { message, clientMessageId, senderId: 1 }) };
        }),
      ],
    },
    stored,
  );
  await user.type(await findMessageBox(), 'Hello{Enter}');
  expect(await screen.findByText('Not sent. The network is gone.')).toBeVisible();
  fails = false;
  await press('Send again');
  await waitFor(() => expect(screen.queryByText(/^Not sent/)).not.toBeInTheDocument());
  expect(within(await findMessageLog()).getAllByText('Hello')).toHaveLength(1);
  const [first, again] = page.sent(sendMessage);
  expect(first).toEqual(again);
});

test('a chat without messages suggests to write one', async () => {
  openChannel({}, []);
  expect(await screen.findByText('No Chat Found')).toBeVisible();
  expect(screen.getByText('Type a message to start the converstation')).toBeVisible();
});

test('before a message is written, the readers outside the hiring team are named', async () => {
  openChannel();
  expect(await findMessageBox()).toHaveAccessibleDescription(
    'Dev Menon (Referrer) is outside the hiring team and reads this.',
  );
  const audience = screen.getByRole('group', { name: 'Who reads this chat' });
  expect(audience).toHaveTextContent('Dev Menon · Referrer');
  expect(audience).toHaveTextContent('Hiring team: Asha Verma');
});

test('a chat switched off while typing is read-only at once, and keeps the input', async () => {
  let readOnlyReason = '';
  openChannel({
    answers: [
      answer(getChannelInfo, () => ({
        data: channelInfo(7, { readOnlyReason, mayAdd: readOnlyReason === '' }),
      })),
    ],
  });
  await user.type(await findMessageBox(), 'Half a sent');
  readOnlyReason = messages.chat.switchedOff;
  await refresh('chat-member');
  expect(await screen.findByText('This chat is read-only')).toBeVisible();
  expect(await findMessageBox()).toHaveValue('Half a sent');
  expect(await findMessageBox()).toHaveAttribute('readonly');
  expect(screen.getByRole('button', { name: 'Add Members' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a person removed from a channel can no longer see it', async () => {
  let isIn = true;
  openChannel({
    answers: [
      answer(getChannelInfo, () => {
        if (!isIn) throw failure(404, 'Not found.');
        return { data: channelInfo(7) };
      }),
    ],
  });
  await findMessageLog();
  isIn = false;
  await refresh('chat-member');
  expect(await screen.findByText('No Channel selectedChannel')).toBeVisible();
  expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
});

test('visible messages are marked as read, once', async () => {
  const page = openChannel({
    answers: [answer(getChannelInfo, () => ({ data: channelInfo(7, { readTo: 0 }) }))],
  });
  await waitFor(() => expect(page.sent(markChannelRead)).toEqual([{ sequence: 2 }]));
});

test('a long chat draws only some of its messages, whatever their number', async () => {
  const long = Array.from({ length: 100_000 }, (_, at) => chatMessage(at + 1));
  openChannel({}, long);
  const shown = await findMessageLog();
  await waitFor(() => expect(within(shown).getAllByRole('listitem').length).toBeGreaterThan(5));
  expect(within(shown).getAllByRole('listitem').length).toBeLessThan(60);
});

test('automatic notices appear between the messages, without a sender', async () => {
  const notice = { kind: 'progress', senderId: null, senderName: '' } as const;
  openChannel({}, [
    chatMessage(1, { ...notice, message: 'Stage 2/7, In review' }),
    chatMessage(2),
    chatMessage(3, { ...notice, message: '', deletedAt: '2026-03-24T09:40:00.000Z' }),
  ]);
  const lines = within(await findMessageLog()).getAllByRole('listitem');
  expect(lines[0]).toHaveTextContent(/^03\/24\/202624 March 2026Stage 2\/7, In review/);
  expect(lines[2]).toHaveTextContent(/^A step was taken back\./);
  expect(screen.queryByText('No longer reads this chat')).not.toBeInTheDocument();
});

test('a chat with automatic notices only still suggests to write a message', async () => {
  openChannel({}, [
    chatMessage(1, { kind: 'payout', senderId: null, senderName: '', message: 'Payout: Approved' }),
  ]);
  expect(await screen.findByText('Payout: Approved')).toBeVisible();
  expect(screen.getByText('Type a message to start the converstation')).toBeVisible();
});
