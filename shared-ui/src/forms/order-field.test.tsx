import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { yup } from './index';
import { OrderField } from './order-field';

const entries = [
  { id: 1, name: 'Call' },
  { id: 2, name: 'Trial' },
  { id: 3, name: 'Offer', lockedReason: 'Applicants stand in it.' },
];
const schema = yup.object({ stage: yup.array().min(1, 'Choose a stage.') });

const draw = (stage: number[]) => {
  const onSubmit = jest.fn();
  render(
    <UiProvider>
      <Form initialValues={{ stage }} schema={schema} onSubmit={onSubmit}>
        <OrderField
          name="stage"
          label="Stages"
          orderLabel="Stages in order"
          entries={entries}
          required
        />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  return async (expected: number[]) => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ stage: expected }));
  };
};
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const move = (name: string) => screen.getByRole('button', { name });
/** Announcements of moves by button and by dragging. */
const announcement = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
const order = () =>
  within(screen.getByRole('list', { name: 'Stages in order' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a newly chosen entry is added last, and removing one keeps the order of the others', async () => {
  const isSaved = draw([3]);
  await userEvent.click(box(/^Trial/));
  await userEvent.click(box(/^Call/));
  expect(order()).toEqual(['1. Offer', '2. Trial', '3. Call']);
  await userEvent.click(box(/^Trial/));
  expect(order()).toEqual(['1. Offer', '2. Call']);
  await isSaved([3, 1]);
});

test('an entry moves by keyboard, keeps the focus, and its position is announced', async () => {
  const isSaved = draw([1, 2, 3]);
  move('Move Offer up').focus();
  await userEvent.keyboard('{Enter}');
  expect(move('Move Offer up')).toHaveFocus();
  expect(announcement()).toBe('Offer is now 2 of 3.');
  await userEvent.keyboard(' ');
  expect(announcement()).toBe('Offer is now 1 of 3.');
  await userEvent.click(move('Move Call down'));
  expect(move('Move Call down')).toHaveFocus();
  expect(announcement()).toBe('Call is now 3 of 3.');
  await isSaved([3, 2, 1]);
});

test('the first entry cannot move up nor the last one down, and nothing is announced', async () => {
  const isSaved = draw([1, 2]);
  expect(move('Move Call up')).toHaveAttribute('aria-disabled', 'true');
  expect(move('Move Trial down')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(move('Move Call up'));
  await userEvent.click(move('Move Trial down'));
  expect(announcement()).toBe('');
  await isSaved([1, 2]);
});

test('an entry in use cannot be removed, and says why', async () => {
  const isSaved = draw([3, 1]);
  expect(box(/^Offer/)).toBeChecked();
  expect(box(/^Offer/)).toBeDisabled();
  expect(screen.getByText('Applicants stand in it.')).toBeVisible();
  await userEvent.click(box(/^Offer/));
  await isSaved([3, 1]);
});

test('an ordered list without a chosen entry is refused at the field', async () => {
  draw([1]);
  await userEvent.click(box(/^Call/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const group = screen.getByRole('group', { name: /^Stages/ });
  await waitFor(() => expect(group).toHaveAccessibleDescription('Choose a stage.'));
});
