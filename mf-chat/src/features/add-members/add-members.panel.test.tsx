import { screen, waitFor } from '@testing-library/react';
import { addChannelMembers, getChannelMembers } from 'server/contract/chat/channels/chat.calls';
import { answer, failure, lookupAnswer, pick, press, renderPanel, user } from 'shell/sdk/testing';
import { addChatMembers } from '../../../contract';
import { channelInfo } from '../../channel/testing/chat-answers';
import { AddMembersPanel } from './add-members.panel';

const close = jest.fn();
beforeEach(() => close.mockClear());

const { members } = channelInfo(7);
const colleagues = [
  { userId: 8, fullName: 'Bhavna Sinha', email: 'bhavna@example.com' },
  { userId: 9, fullName: 'Leela Nair', email: 'leela@example.com' },
];

const open = (answers = [answer(addChannelMembers, { data: members })]) =>
  renderPanel(addChatMembers, <AddMembersPanel />, {
    input: { channelId: 7 },
    close,
    answers: [
      ...answers,
      answer(getChannelMembers, { data: members }),
      lookupAnswer('users', colleagues),
    ],
  });

test('added people read new messages only, unless all messages are chosen', async () => {
  const page = open();
  expect(await screen.findByText('Dev Menon')).toBeVisible();
  expect(screen.getByText('Referrer · outside the hiring team')).toBeVisible();
  await pick('Users', 'Bhavna Sinha');
  await pick('Users', 'Leela Nair');
  expect(screen.getByRole('radio', { name: 'What is written from now on' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'All that was written' }));
  await press('Add Members');
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(page.sent(addChannelMembers)).toEqual([{ userId: [8, 9], readableFrom: 'all' }]);
});

test('Add sends nothing while no person is chosen', async () => {
  const page = open();
  await press('Add Members');
  expect(await screen.findAllByText('Choose who is added.')).not.toHaveLength(0);
  expect(page.sent(addChannelMembers)).toEqual([]);
});

test('a person who cannot become a member of the chat is named at the field', async () => {
  open([
    answer(addChannelMembers, () => {
      throw Object.assign(failure(422, 'Check the fields.'), {
        fields: { userId: 'Bhavna Sinha cannot take part.' },
      });
    }),
  ]);
  await pick('Users', 'Bhavna Sinha');
  await press('Add Members');
  expect(await screen.findAllByText('Bhavna Sinha cannot take part.')).not.toHaveLength(0);
  expect(close).not.toHaveBeenCalled();
});
