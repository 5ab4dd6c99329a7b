import { act, render, screen } from '@testing-library/react';
import { getUnreadChats } from 'server/contract/chat/channels/chat.calls';
import { refresh } from 'shared-auth';
import { answer, TestData } from 'shared-auth/testing';
import { UiProvider } from 'shared-ui';
import { MenuCount } from './menu-count';

const counted = {
  path: getUnreadChats.path,
  shows: ['chat', 'chat-read'],
  of: 'chats with unread messages',
  can: 'chat:take-part' as const,
};

let count = 0;
let asked = 0;
const show = (grants?: 'chat:take-part'[]) =>
  render(
    <UiProvider>
      <TestData
        answers={[
          answer(getUnreadChats, () => {
            asked += 1;
            return { data: { count } };
          }),
        ]}
        {...(grants && { grants })}
      >
        <MenuCount counted={counted} />
      </TestData>
    </UiProvider>,
  );
beforeEach(() => (asked = 0));

test.each([
  [3, '3 chats with unread messages'],
  [100, '99+ chats with unread messages'],
])('a count of %i is announced as %s', async (unread, words) => {
  count = unread;
  show();
  expect(await screen.findByRole('img', { name: words })).toBeVisible();
});

test('the count is read again when a counted record changes, and is hidden at zero', async () => {
  count = 2;
  show();
  await screen.findByRole('img', { name: '2 chats with unread messages' });
  count = 0;
  await act(() => refresh('chat-read'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('without permission the count is not requested', async () => {
  count = 2;
  show([]);
  await act(() => new Promise((done) => setTimeout(done, 400)));
  expect(asked).toBe(0);
});
