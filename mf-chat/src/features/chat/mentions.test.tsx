import { screen, within } from '@testing-library/react';
import { getChannelInfo, sendMessage } from 'server/contract/chat/channels/chat.calls';
import { answer, user } from 'shell/sdk/testing';
import { channelInfo, chatMessage } from '../../channel/testing/chat-answers';
import {
  findMessageBox,
  simulateLayout,
  findMessageLog,
  openChannel,
  twoMessages,
} from './testing/open-chat';

beforeEach(simulateLayout);
afterEach(() => jest.restoreAllMocks());

const offers = () => screen.findByRole('listbox', { name: 'Who reads this chat' });
test('typing @ offers people by keyboard, and the message mentions the chosen one', async () => {
  const page = openChannel();
  await user.type(await findMessageBox(), 'Ask @de');
  expect(within(await offers()).getAllByRole('option')).toHaveLength(1);
  expect(await findMessageBox()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: /Dev Menon/ }).id,
  );
  await user.keyboard('{Enter}');
  expect(await findMessageBox()).toHaveValue('Ask @Dev Menon ');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('please{Enter}');
  expect(page.sent(sendMessage)).toEqual([
    expect.objectContaining({ message: 'Ask @Dev Menon please', mentions: [2] }),
  ]);
});

test('Escape closes the list, and Enter then sends the text', async () => {
  const page = openChannel();
  await user.type(await findMessageBox(), '@d');
  await offers();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(page.sent(sendMessage)).toEqual([
    expect.objectContaining({ message: '@d', mentions: [] }),
  ]);
});

test('the list of people to mention offers neither oneself nor unknown names', async () => {
  openChannel();
  await user.type(await findMessageBox(), '@asha');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a chat opened at a message focuses it, and highlights its mentions, those of the reader more strongly', async () => {
  const mentions = [
    { userId: 1, name: 'Asha Verma' },
    { userId: 5, name: 'Mina Das' },
  ];
  openChannel({ address: '/referralChat/7?message=2' }, [
    ...twoMessages().slice(0, 1),
    chatMessage(2, { message: '@Asha Verma, ask @Mina Das', mentions }),
  ]);
  const words = within(await findMessageLog());
  expect((await words.findByText('@Asha Verma')).tagName).toBe('MARK');
  expect(words.getByText('@Mina Das').tagName).toBe('SPAN');
  expect(words.getByText('@Asha Verma').closest('[tabindex="-1"]')).toHaveFocus();
});

test('a read-only chat offers no mentions', async () => {
  openChannel({
    answers: [
      answer(getChannelInfo, ({ params }) => ({
        data: channelInfo(params.id, { readOnlyReason: 'Switched off.' }),
      })),
    ],
  });
  await user.type(await findMessageBox(), '@d');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});
