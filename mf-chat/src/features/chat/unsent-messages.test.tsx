import { screen, waitFor, within } from '@testing-library/react';
import { sendMessage } from 'server/contract/chat/channels/chat.calls';
import { answer, failure, press, user } from 'shell/sdk/testing';
import { clearUnsentMessages } from '../../channel/outboxes';
import { chatMessage } from '../../channel/testing/chat-answers';
import {
  findMessageBox,
  simulateLayout,
  findChatList,
  findMessageLog,
  openChannel,
  twoMessages,
} from './testing/open-chat';

beforeEach(simulateLayout);
afterEach(() => jest.restoreAllMocks());

/** Opens a channel in which sending fails until `mend` is called. */
const openFailing = () => {
  let fails = true;
  const stored = twoMessages();
  const open = () =>
    openChannel(
      {
        // The path also matches the list of channels alone, from which a test opens another channel.
        path: '/referralChat/:channelIdentifier?',
        answers: [
          answer(sendMessage, ({ body }) => {
            if (fails) throw failure(500, 'The server failed.');
            const { message, clientMessageId = '' } = body as {
              message: string;
              clientMessageId?: string;
            };
            const sent = chatMessage(3, { message, clientMessageId, senderId: 1 });
            stored.push(sent);
            return { data: sent };
          }),
        ],
      },
      stored,
    );
  return { open, mend: () => (fails = false) };
};

const toList = async () => user.click(await screen.findByRole('link', { name: 'All chats' }));
const choose = async (name: RegExp) =>
  user.click(await within(await findChatList()).findByRole('link', { name }));
const notSent = 'Not sent. The server failed.';

test('a failed message remains in its chat, is counted in the list of channels, and can be sent later', async () => {
  const { open, mend } = openFailing();
  const page = open();
  await user.type(await findMessageBox(), 'Hello{Enter}');
  expect(await screen.findByText(notSent)).toBeVisible();
  await toList();
  await choose(/^Mina Das/);
  await waitFor(() => expect(page.address()).toBe('/referralChat/8'));
  expect(await findMessageLog()).toBeVisible();
  expect(screen.queryByText(notSent)).not.toBeInTheDocument();
  await toList();
  await choose(/^Nila Rao.*1 not sent/);
  expect(await screen.findByText(notSent)).toBeVisible();
  mend();
  await press('Send again');
  await waitFor(() => expect(screen.queryByText(notSent)).not.toBeInTheDocument());
  expect(within(await findMessageLog()).getAllByText('Hello')).toHaveLength(1);
  expect(await findMessageLog()).toHaveFocus();
  const [first, again] = page.sent(sendMessage);
  expect(first).toEqual(again);
  await toList();
  expect(within(await findChatList()).queryByText(/not sent/)).not.toBeInTheDocument();
});

test('a failed message is still there after a reload', async () => {
  const { open, mend } = openFailing();
  const { unmount } = open();
  await user.type(await findMessageBox(), 'Hello{Enter}');
  await screen.findByText(notSent);
  unmount();
  clearUnsentMessages();
  mend();
  open();
  await press('Send again');
  await waitFor(() => expect(screen.queryByText(notSent)).not.toBeInTheDocument());
  expect(within(await findMessageLog()).getAllByText('Hello')).toHaveLength(1);
});

test('Undo restores a discarded message at its position', async () => {
  const { open } = openFailing();
  open();
  await user.type(await findMessageBox(), 'First{Enter}');
  await user.type(await findMessageBox(), 'Second{Enter}');
  await waitFor(() => expect(screen.getAllByText(notSent)).toHaveLength(2));
  await press('Discard');
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(await findMessageLog()).toHaveFocus();
  expect(await screen.findByText('The message was discarded.')).toBeVisible();
  await press('Undo');
  const lines = within(await findMessageLog()).getAllByRole('listitem');
  expect(lines.at(-2)).toHaveTextContent(/First/);
  expect(lines.at(-1)).toHaveTextContent(/Second/);
});
