import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LostCall } from 'shared-auth';
import { UiProvider } from 'shared-ui';
import { NetworkLoss } from './network-loss';

let loses: ((lost: LostCall) => void) | undefined;

jest.mock('shared-auth', () => ({
  onNetworkLoss: (listener: (lost: LostCall) => void) => {
    loses = listener;
    return () => (loses = undefined);
  },
}));

const open = (...lost: LostCall[]) => {
  render(
    <UiProvider>
      <NetworkLoss />
    </UiProvider>,
  );
  act(() => lost.forEach((one) => loses?.(one)));
  return screen.getByRole('alertdialog', { name: 'Network Error' });
};

const unsaved = /It is not certain that it was saved. What you typed is still there: save it again/;

test('SHL-042 a page that cannot be read says only to check the connection', () => {
  const dialog = open('read');
  expect(dialog).toHaveAccessibleDescription('Check your internet connection');
});

test.each<[LostCall[]]>([[['write']], [['read', 'write']], [['write', 'read']]])(
  'SHL-042 whoever pressed Save when the network went reads that it may not be saved (%j)',
  (lost) => {
    const dialog = open(...lost);
    expect(screen.getByText('Check your internet connection')).toBeVisible();
    expect(dialog).toHaveAccessibleDescription(unsaved);
  },
);

test('after a failed save Try again reads the page anew and closes', async () => {
  const online = jest.fn();
  window.addEventListener('online', online);
  open('write');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(online).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => loses?.('read'));
  expect(screen.getByRole('alertdialog')).not.toHaveAccessibleDescription(unsaved);
  window.removeEventListener('online', online);
});
