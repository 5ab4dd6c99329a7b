import { screen, waitFor, within } from '@testing-library/react';
import type { ChatMessage } from 'server/contract/chat/channels/chat';
import {
  deleteMessage,
  editMessage,
  getChannelChat,
  getChannelInfo,
} from 'server/contract/chat/channels/chat.calls';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import { answer, failure, refresh, user } from 'shell/sdk/testing';
import { channelInfo, chatMessage } from '../../channel/testing/chat-answers';
import { simulateLayout, findMessageLog, openChannel, twoMessages } from './testing/open-chat';

beforeEach(simulateLayout);
afterEach(() => jest.restoreAllMocks());

/** Messages that end with one that the reader has just sent, and answers that edit or delete it. */
const withOwnMessage = () => {
  const just = { senderId: 1, senderName: 'Asha Verma', updated_at: new Date().toISOString() };
  const stored = [...twoMessages(), chatMessage(3, { ...just, message: 'At nine' })];
  const change = (more: Partial<ChatMessage>) => {
    const [kept] = stored.splice(2, 1, chatMessage(3, { ...just, revision: 1, ...more }));
    if (!kept) throw new Error('No message');
    return { data: stored[2] ?? kept };
  };
  const at = '2026-03-25T10:00:00.000Z';
  return {
    stored,
    answers: [
      answer(editMessage, ({ body }) => change({ ...(body as { message: string }), editedAt: at })),
      answer(deleteMessage, () => change({ message: '', deletedAt: at })),
    ],
  };
};
const actions = async () =>
  within(await findMessageLog()).findByRole('button', { name: /^Actions for your message/ });

test('one’s own message is edited in place by keyboard alone', async () => {
  const { stored, answers } = withOwnMessage();
  const page = openChannel({ answers }, stored);
  (await actions()).focus();
  await user.keyboard('{Enter}{Enter}');
  const editor = await screen.findByRole('textbox', { name: 'Edit your message' });
  expect(editor).toHaveFocus();
  await user.keyboard(' sharp{Escape}');
  expect(within(await findMessageLog()).getByText('At nine')).toBeVisible();
  expect(await actions()).toHaveFocus();
  await user.keyboard('{Enter}{Enter} sharp{Enter}');
  expect(await within(await findMessageLog()).findByText('At nine sharp')).toBeVisible();
  expect(within(await findMessageLog()).getByText('edited')).toBeVisible();
  expect(await actions()).toHaveFocus();
  expect(page.sent(editMessage)).toEqual([{ message: 'At nine sharp', mentions: [], revision: 0 }]);
});

test('a refused edit shows the reason, and keeps the input', async () => {
  const { stored } = withOwnMessage();
  const refusal = answer(editMessage, () => {
    throw failure(403, messages.chat.tooLate);
  });
  openChannel({ answers: [refusal] }, stored);
  await user.click(await actions());
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.keyboard('{Control>}a{/Control}   {Enter}');
  expect(await screen.findByText('Message Is empty')).toBeVisible();
  await user.paste('a'.repeat(10_000));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^This message is 3 characters too long\./)).toBeVisible();
  await user.keyboard('{Control>}a{/Control}Too late{Enter}');
  expect(await screen.findByText(messages.chat.tooLate)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Edit your message' })).toHaveValue('Too late');
});

test('an edit of a message that changed in another tab shows that change first, and replaces it when sent again', async () => {
  const { stored, answers } = withOwnMessage();
  const current = chatMessage(3, { ...stored[2], message: 'At ten', revision: 1 });
  let isKnown = false;
  const stale = answer(editMessage, ({ body }) => {
    if (isKnown) return { data: chatMessage(3, { ...current, ...(body as object), revision: 2 }) };
    isKnown = true;
    throw new ApiError({ code: 'STALE_VERSION', message: 'Stale.', status: 409, current });
  });
  const page = openChannel({ answers: [stale, ...answers] }, stored);
  await user.click(await actions());
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.keyboard(' sharp{Enter}');
  expect(await screen.findByText(/elsewhere meanwhile.*“At ten”$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Edit your message' })).toHaveValue('At nine sharp');
  await user.keyboard('{Enter}');
  expect(await within(await findMessageLog()).findByText('At nine sharp')).toBeVisible();
  expect(page.sent(editMessage)).toMatchObject([{ revision: 0 }, { revision: 1 }]);
});

test('an edit can mention people as a new message does', async () => {
  const { stored, answers } = withOwnMessage();
  const page = openChannel({ answers }, stored);
  await user.click(await actions());
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  await user.keyboard(' @de');
  expect(await screen.findByRole('option', { name: /Dev Menon/ })).toBeVisible();
  // Escape closes the list of names and does not cancel the edit.
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  await user.keyboard('v');
  await screen.findByRole('option', { name: /Dev Menon/ });
  await user.keyboard('{Enter}');
  expect(screen.getByRole('textbox', { name: 'Edit your message' })).toHaveValue(
    'At nine @Dev Menon ',
  );
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(page.sent(editMessage)).toEqual([
      { message: 'At nine @Dev Menon ', mentions: [2], revision: 0 },
    ]),
  );
});

test('a deleted message disappears, and a note remains in its position', async () => {
  const { stored, answers } = withOwnMessage();
  openChannel({ answers }, stored);
  await user.click(await actions());
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
  );
  expect(await within(await findMessageLog()).findByText(messages.chat.wasDeleted)).toBeVisible();
  expect(screen.queryByText('At nine')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for your/ })).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(messages.chat.wasDeleted));
});

test('actions on a message are offered only on one’s own recent messages', async () => {
  const { stored } = withOwnMessage();
  const old = chatMessage(4, { senderId: 1, message: 'Of long ago' });
  openChannel({}, [...stored, old]);
  await actions();
  expect(within(await findMessageLog()).getAllByRole('button', { name: /^Actions/ })).toHaveLength(
    1,
  );
});

test('a read-only chat offers no actions on messages', async () => {
  const { stored } = withOwnMessage();
  const readOnly = channelInfo(7, { readOnlyReason: messages.chat.switchedOff, mayAdd: false });
  openChannel({ answers: [answer(getChannelInfo, () => ({ data: readOnly }))] }, stored);
  expect(await within(await findMessageLog()).findByText('At nine')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Actions for your/ })).not.toBeInTheDocument();
});

test('changed messages of other people are loaded as soon as a change is announced', async () => {
  let lastRevision = 0;
  const asked: unknown[] = [];
  const changed = chatMessage(1, {
    message: 'Anew',
    editedAt: '2026-03-25T10:00:00.000Z',
    revision: 1,
  });
  openChannel({
    answers: [
      answer(getChannelInfo, () => ({ data: channelInfo(7, { lastRevision }) })),
      answer(getChannelChat, ({ query }) => {
        asked.push(query);
        const data = query?.revisedAfter === undefined ? twoMessages() : [changed];
        return { data, meta: { hasMore: false } };
      }),
    ],
  });
  expect(await within(await findMessageLog()).findByText('Message 1')).toBeVisible();
  lastRevision = 1;
  await refresh('chat');
  expect(await within(await findMessageLog()).findByText('Anew')).toBeVisible();
  expect(asked).toContainEqual({ revisedAfter: 0, limit: 100 });
});
