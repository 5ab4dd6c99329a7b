import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NotificationItem } from 'server/contract/platform/notifications/notification';
import {
  getNotifications,
  readNotifications,
} from 'server/contract/platform/notifications/notifications.calls';
import { refresh } from 'shared-auth';
import { answer, failure, renderPage } from '../../sdk/testing';
import { NotificationBell } from './notification-bell';

const mention: NotificationItem = {
  id: 'chat-mention-7-12',
  title: 'Dev Menon mentioned you about Nila Rao',
  words: '@Asha have a look',
  at: '2026-03-24T09:35:00.000Z',
  to: 'chat.channel',
  params: { channelIdentifier: '7' },
  search: { message: '12' },
};
const chat = {
  id: 'chat.channel',
  path: '/referralChat/:channelIdentifier',
  title: 'Referral Chat',
};

let total = 0;
let left = 0;
let isAway = false;
const show = (routes = [chat]) =>
  renderPage(<NotificationBell />, {
    routes,
    answers: [
      answer(getNotifications, () => {
        if (isAway) throw failure(503, 'The server is away.');
        return { data: total === 0 ? [] : [mention], meta: { total } };
      }),
      answer(readNotifications, () => {
        total = left;
        return { data: { total: left } };
      }),
    ],
  });
beforeEach(() => {
  total = 1;
  left = 0;
  isAway = false;
});

test('the bell counts new mentions, and each leads to its message', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  const entry = screen.getByRole('menuitem', { name: /Dev Menon mentioned you about Nila Rao/ });
  expect(entry).toHaveTextContent('24 March 2026 · @Asha have a look');
  expect(entry).toHaveAttribute('href', '/referralChat/7?message=12');
});

test('the bell shows 99+ from a hundred new mentions on', async () => {
  total = 100;
  show();
  expect(await screen.findByRole('button', { name: 'Notifications, 99+ new' })).toBeVisible();
});

test('the bell loads its count again when a chat changes, and says when nothing is new', async () => {
  show();
  await screen.findByRole('button', { name: 'Notifications, 1 new' });
  total = 0;
  await act(() => refresh('chat-read'));
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(screen.getByRole('menuitem', { name: 'Nothing new' })).toHaveAccessibleDescription(
    /^What happens to your jobs, applicants and referrals is shown here/,
  );
});

test('a mention whose remote is not deployed stays visible and says so', async () => {
  show([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  expect(screen.getByRole('menuitem', { name: /Dev Menon/ })).toHaveAccessibleDescription(
    /is not deployed/,
  );
});

test('mentions that fail to load say why, and can be retried', async () => {
  isAway = true;
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(await screen.findByText('The server is away.')).toBeVisible();
  isAway = false;
  await userEvent.click(screen.getByRole('menuitem', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
});

test('an opened entry of the bell is marked as read on the server', async () => {
  const page = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Dev Menon/ }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(page.sent(readNotifications)).toEqual([{ ids: [mention.id] }]);
});

test('all entries of the bell can be marked as read by keyboard, and a text says why some remain', async () => {
  const page = show();
  left = 1;
  (await screen.findByRole('button', { name: 'Notifications, 1 new' })).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Mark all as read' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('What is left waits for something to be done.')).toBeVisible();
  expect(page.sent(readNotifications)).toEqual([{}]);
});
