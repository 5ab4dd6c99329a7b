import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Notifications } from './notifications';
import { notify, readNotifications } from './store';

const show = () =>
  render(
    <UiProvider>
      <Notifications />
    </UiProvider>,
  );

test('five saves in a row show at most three notifications', () => {
  show();
  act(() => ['1', '2', '3', '4', '5'].forEach((name) => notify.success(`Saved ${name}`)));
  expect(readNotifications()).toHaveLength(3);
  expect(screen.queryByText('Saved 2')).toBeNull();
  expect(screen.getByText('Saved 5')).toBeVisible();
});

test('Undo in a notification acts once, and removes the notification', async () => {
  show();
  const undo = jest.fn();
  act(() => notify.success('Merged', { action: { label: 'Undo', onSelect: undo } }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Merged')).toBeNull();
});

test('a failure is announced with its reference', () => {
  show();
  act(() => notify.error('The job was not saved. Try again.', { reference: 'a1b2' }));
  const live = screen.getByText('Reference a1b2').closest('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'polite');
});

test('F8 focuses the latest notification, and its Undo returns the focus', async () => {
  render(
    <UiProvider>
      <button>Move Asha</button>
      <Notifications />
    </UiProvider>,
  );
  const undo = jest.fn();
  act(() => {
    notify.success('Saved');
    notify.success('Moved', { action: { label: 'Undo', onSelect: undo } });
  });
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Move Asha' })).toHaveFocus();
  await userEvent.keyboard('{F8}');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Move Asha' })).toHaveFocus();
});
