import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { notify } from '../notification/store';
import { Notifications } from '../notification/notifications';
import { UiProvider } from '../provider/ui-provider';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { NetworkErrorDialog } from './network-error-dialog';

const Page = ({ onConfirm }: { onConfirm: () => Promise<unknown> | void }) => {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <button onClick={() => setOpen(true)}>Remove</button>
      <p>Beside it</p>
      <ConfirmDialog
        open={open}
        title="Remove it?"
        words="It cannot be taken back."
        confirmLabel="Yes"
        danger
        meanwhile="Removing it …"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
      <Notifications />
    </UiProvider>
  );
};
const button = (name: string) => screen.getByRole('button', { name });
/** Root element of the page, without the dialogs. */
const page = () => screen.getByText('Beside it').closest('body > *');
const ask = async (onConfirm: () => Promise<unknown> | void = jest.fn()) => {
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(button('Remove'));
  return screen.getByRole('alertdialog', { name: 'Remove it?' });
};

test('a confirmation dialog is read out whole, focuses Yes, and makes the page below inert', async () => {
  const question = await ask();
  expect(question).toHaveAccessibleDescription('It cannot be taken back.');
  expect(question).toHaveAttribute('aria-modal', 'true');
  expect(button('Yes')).toHaveFocus();
  expect(page()).toHaveProperty('inert', true);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page()).toHaveProperty('inert', false);
  expect(button('Remove')).toHaveFocus();
});

test('a confirmed action runs once, and the dialog stays open until the action is done', async () => {
  let finish: () => void = () => undefined;
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const question = await ask(onConfirm);
  await userEvent.dblClick(button('Yes'));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Cancel'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(question).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Removing it …' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Removing it …');
  finish();
  await waitFor(() => expect(question).not.toBeInTheDocument());
});

test.each([
  [new Error('It is still in use.'), 'It is still in use.'],
  ['boom', 'It did not work. Try again.'],
])(
  'a failure (%s) is shown in the confirmation dialog, and disappears on the next try',
  async (reason, words) => {
    const onConfirm = jest.fn().mockRejectedValueOnce(reason).mockResolvedValueOnce(undefined);
    const question = await ask(onConfirm);
    await userEvent.click(button('Yes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await userEvent.click(button('Yes'));
    await waitFor(() => expect(question).not.toBeInTheDocument());
  },
);

test('a press outside a confirmation dialog closes it, but a press on a notification does not', async () => {
  const question = await ask();
  notify.info('Somebody else saved.');
  await userEvent.click(await screen.findByText('Somebody else saved.'));
  expect(question).toBeVisible();
  await userEvent.click(question.previousElementSibling ?? document.body);
  expect(question).not.toBeInTheDocument();
});

test('Escape closes the upper of two dialogs first', async () => {
  const Two = () => {
    const [open, setOpen] = useState<string[]>(['Below']);
    const close = (title: string) => setOpen(open.filter((other) => other !== title));
    return (
      <UiProvider>
        <Dialog open={open.includes('Below')} title="Below" onClose={() => close('Below')}>
          <button onClick={() => setOpen(['Below', 'Above'])}>More</button>
          <Dialog
            open={open.includes('Above')}
            title="Above"
            closable
            onClose={() => close('Above')}
          >
            Words
          </Dialog>
        </Dialog>
      </UiProvider>
    );
  };
  render(<Two />);
  await userEvent.click(button('More'));
  expect(screen.getByRole('dialog', { name: 'Above' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Above' })).toBeNull();
  expect(button('More')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the lost-connection dialog says what may be unsaved, and that Try again failed', async () => {
  const onRetry = jest.fn();
  const draw = (more: object) => (
    <UiProvider>
      <NetworkErrorDialog open onCancel={jest.fn()} onRetry={onRetry} {...more} />
    </UiProvider>
  );
  const { rerender } = render(draw({}));
  const dialog = screen.getByRole('alertdialog', { name: 'Network Error' });
  expect(dialog).toHaveAccessibleDescription('Check your internet connection');
  expect(button('Try again')).toHaveFocus();
  rerender(draw({ unsaved: true, sending: true }));
  expect(dialog).toHaveAccessibleDescription(/^Check .+ It is not certain that it was saved\./);
  await userEvent.click(button('Try again'));
  expect(onRetry).not.toHaveBeenCalled();
  rerender(draw({ unsaved: true, stillGone: true }));
  expect(screen.getByRole('status')).toHaveTextContent('There is still no connection.');
  await userEvent.click(button('Try again'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
