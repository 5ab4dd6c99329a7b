import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from 'shared-ui';
import { ConfirmDelete } from './confirm-delete';

const open = (onDelete: () => Promise<unknown>, onClose = jest.fn()) => {
  render(
    <UiProvider>
      <ConfirmDelete
        title="Delete"
        extra="12 open applicants"
        onDelete={onDelete}
        onClose={onClose}
      />
    </UiProvider>,
  );
  return {
    onClose,
    ok: screen.getByRole('button', { name: 'OK' }),
    box: screen.getByRole('textbox'),
  };
};

test('deleting requires the exact word DELETE before OK is enabled', async () => {
  const { ok, box } = open(jest.fn());
  expect(
    screen.getByText(
      'Once you delete this data, you cannot access it anymore, All data will be deleted',
    ),
  ).toBeVisible();
  expect(screen.getByText('12 open applicants')).toBeVisible();
  for (const typed of ['DELET', 'delete', 'DELETE ', ' DELETE']) {
    await userEvent.clear(box);
    await userEvent.type(box, typed);
    expect(ok).toBeDisabled();
  }
  await userEvent.clear(box);
  await userEvent.type(box, 'DELETE');
  expect(ok).toBeEnabled();
});

test('Enter after the word DELETE is typed deletes once', async () => {
  const onDelete = jest.fn(() => new Promise<void>(() => undefined));
  const { box } = open(onDelete);
  expect(box).toHaveFocus();
  await userEvent.type(box, 'DELET{Enter}');
  expect(onDelete).not.toHaveBeenCalled();
  await userEvent.type(box, 'E{Enter}{Enter}');
  expect(onDelete).toHaveBeenCalledTimes(1);
});

test('a failed deletion is reported and keeps the dialog open, and a second try can succeed', async () => {
  const onDelete = jest
    .fn<Promise<void>, []>()
    .mockRejectedValueOnce(new Error('This record is still in use.'))
    .mockResolvedValueOnce();
  const { ok, box, onClose } = open(onDelete);
  await userEvent.type(box, 'DELETE');
  await userEvent.click(ok);
  expect(await screen.findByRole('alert')).toHaveTextContent('This record is still in use.');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(ok);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each(['{Escape}', 'Cancel'])('%s in the deletion dialog deletes nothing', async (way) => {
  const onDelete = jest.fn();
  const { box, onClose } = open(onDelete);
  await userEvent.type(box, 'DELETE');
  if (way === 'Cancel') await userEvent.click(screen.getByRole('button', { name: way }));
  else await userEvent.keyboard(way);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onDelete).not.toHaveBeenCalled();
});
