import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NetworkTrouble } from 'shared-auth';
import { UiProvider } from 'shared-ui';
import { NetworkLossDialog } from './network-loss-dialog';

const mockStore = {
  trouble: { isOpen: false, isUnsaved: false, isSending: false, isStillGone: false },
  notifyChange: () => undefined as void,
  tryAgain: jest.fn(),
  cancel: jest.fn(),
};

jest.mock('shared-auth', () => ({
  networkLoss: {
    current: () => mockStore.trouble,
    subscribe: (listener: () => void) => {
      mockStore.notifyChange = listener;
      return () => undefined;
    },
    tryAgain: () => mockStore.tryAgain(),
    cancel: () => mockStore.cancel(),
    noteReturn: () => undefined,
  },
}));

const become = (trouble: Partial<NetworkTrouble>) =>
  act(() => {
    mockStore.trouble = { ...mockStore.trouble, ...trouble };
    mockStore.notifyChange();
  });
const open = (trouble: Partial<NetworkTrouble>) => {
  render(
    <UiProvider>
      <NetworkLossDialog />
    </UiProvider>,
  );
  become({ isOpen: true, isUnsaved: false, isSending: false, isStillGone: false, ...trouble });
  return screen.getByRole('alertdialog', { name: 'Network Error' });
};

const unsaved = /It is not certain that it was saved. Try again sends it once more/;

test('when a page failed to load, the dialog only says to check the connection', () => {
  expect(open({})).toHaveAccessibleDescription('Check your internet connection');
});

test('a save interrupted by a lost network warns that it may not be stored', () => {
  const dialog = open({ isUnsaved: true });
  expect(screen.getByText('Check your internet connection')).toBeVisible();
  expect(dialog).toHaveAccessibleDescription(unsaved);
});

test('Try again sends the lost write and reloads the page, and is disabled while it runs', async () => {
  const online = jest.fn();
  window.addEventListener('online', online);
  open({ isUnsaved: true });
  const again = screen.getByRole('button', { name: 'Try again' });
  await userEvent.click(again);
  expect(mockStore.tryAgain).toHaveBeenCalledTimes(1);
  expect(online).toHaveBeenCalledTimes(1);
  become({ isSending: true });
  await userEvent.click(again);
  expect(mockStore.tryAgain).toHaveBeenCalledTimes(1);
  become({ isSending: false, isStillGone: true });
  expect(screen.getByText('There is still no connection.')).toBeVisible();
  become({ isOpen: false });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  window.removeEventListener('online', online);
});

test('Cancel abandons the lost write', async () => {
  open({ isUnsaved: true });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(mockStore.cancel).toHaveBeenCalledTimes(1);
});
