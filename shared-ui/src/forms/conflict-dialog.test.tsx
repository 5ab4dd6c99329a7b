import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { ConflictDialog } from './conflict-dialog';

const fields = [
  { name: 'title', label: 'Job title', theirs: 'Buyer, Spices', mine: 'Category Buyer' },
  { name: 'city', label: 'Location', theirs: 'Pune', mine: '' },
];

const show = (onApply: () => Promise<unknown> | void = jest.fn()) => {
  const onClose = jest.fn();
  render(
    <UiProvider>
      <ConflictDialog open fields={fields} onApply={onApply} onClose={onClose} />
    </UiProvider>,
  );
  return onClose;
};

const row = (name: string) => within(screen.getByRole('radiogroup', { name }));
const apply = () => screen.getByRole('button', { name: 'Apply' });

test('a conflict shows both values of every field, and preselects none', () => {
  show();
  expect(screen.getByRole('dialog', { name: 'Somebody saved in the meantime' })).toBeVisible();
  const theirs = row('Job title').getByRole('radio', { name: 'Theirs' });
  expect(theirs).toHaveAccessibleDescription('Buyer, Spices');
  expect(row('Location').getByRole('radio', { name: 'Mine' })).toHaveAccessibleDescription('Empty');
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(4);
});

test('a conflict is not saved before one value is chosen for each field', async () => {
  const onApply = jest.fn();
  const onClose = show(onApply);
  await userEvent.click(row('Job title').getByRole('radio', { name: 'Mine' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 of 2 still to choose');
  await userEvent.click(apply());
  expect(onApply).not.toHaveBeenCalled();
  await userEvent.click(row('Location').getByRole('radio', { name: 'Theirs' }));
  await userEvent.click(apply());
  expect(onApply).toHaveBeenCalledWith({ title: 'mine', city: 'theirs' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['Keep all mine', 'mine'],
  ['Take all theirs', 'theirs'],
])(
  '%s in a conflict chooses for every field at once, and each choice can still be changed',
  async (words, side) => {
    const onApply = jest.fn();
    show(onApply);
    await userEvent.click(screen.getByRole('button', { name: words }));
    await userEvent.click(apply());
    expect(onApply).toHaveBeenCalledWith({ title: side, city: side });
  },
);

test('a failed save in the conflict dialog keeps the choices, and shows the reason', async () => {
  const onClose = show(() => Promise.reject(new Error('It was saved once more. Try again.')));
  await userEvent.click(screen.getByRole('button', { name: 'Keep all mine' }));
  await userEvent.click(apply());
  expect(await screen.findByRole('alert')).toHaveTextContent('It was saved once more.');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
});

test.each(['Cancel', '{Escape}'])('%s in a conflict leaves the form unchanged', async (way) => {
  const onApply = jest.fn();
  const onClose = show(onApply);
  if (way === 'Cancel') await userEvent.click(screen.getByRole('button', { name: way }));
  else await userEvent.keyboard(way);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onApply).not.toHaveBeenCalled();
});
