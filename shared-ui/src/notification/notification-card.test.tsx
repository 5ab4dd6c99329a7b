import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { Notifications } from './notifications';
import { dismissNotification, notify, readNotifications } from './store';

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <UiProvider>
      <Notifications />
    </UiProvider>,
  );
});
afterEach(() => {
  act(() => readNotifications().forEach(({ id }) => dismissNotification(id)));
  jest.useRealTimers();
});
const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

test.each([
  ['success', 6],
  ['info', 8],
  ['error', 20],
] as const)('a %s disappears after %d seconds', (tone, seconds) => {
  act(() => notify[tone]('Words'));
  wait(seconds - 0.1);
  expect(screen.getByText('Words')).toBeVisible();
  wait(0.2);
  expect(screen.queryByText('Words')).toBeNull();
});

test('a notification is shown as long as its caller requests', () => {
  act(() => notify.success('Moved', { seconds: 30 }));
  wait(29);
  expect(screen.getByText('Moved')).toBeVisible();
  wait(2);
  expect(screen.queryByText('Moved')).toBeNull();
});

test('a notification does not disappear while a pointer or the focus is on it', () => {
  act(() => notify.success('Read me'));
  const card = screen.getByText('Read me');
  fireEvent.pointerEnter(card.parentElement?.parentElement ?? card);
  wait(60);
  expect(card).toBeVisible();
  fireEvent.pointerLeave(card.parentElement?.parentElement ?? card);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  wait(60);
  expect(card).toBeVisible();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  wait(7);
  expect(card).not.toBeInTheDocument();
});

test('Dismiss removes one notification and leaves the others', () => {
  act(() => {
    notify.success('First');
    notify.success('Second');
  });
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0] as HTMLElement);
  expect(screen.queryByText('First')).toBeNull();
  expect(screen.getByText('Second')).toBeVisible();
});
