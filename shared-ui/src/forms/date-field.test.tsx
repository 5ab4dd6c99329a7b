import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setGlobalDayOrder } from '../day/day-text';
import { UiProvider } from '../provider/ui-provider';
import { DateField } from './date-field';
import { Form } from './form';
import { FormActions } from './form-actions';

const onSubmit = jest.fn();
beforeEach(() => jest.clearAllMocks());

const show = (first = '') =>
  render(
    <UiProvider>
      <Form initialValues={{ day: first }} onSubmit={onSubmit}>
        <DateField name="day" label="Expiry date" order="day-first" min="2026-11-21" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );

const box = () => screen.getByRole('textbox', { name: 'Expiry date' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test("a day is typed and shown in the company's order, and saved as an ISO day", async () => {
  show('2026-12-24');
  expect(box()).toHaveValue('24/12/2026');
  await userEvent.clear(box());
  await userEvent.type(box(), '2/1/2027');
  expect(box()).toHaveValue('2/1/2027');
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ day: '2027-01-02' });
});

test.each([
  ['31/11/2026', 'Type the day as DD/MM/YYYY.'],
  ['24/12', 'Type the day as DD/MM/YYYY.'],
  ['20/11/2026', 'Choose 21/11/2026 or a later day.'],
])('the date %s is not saved, and the field says why', async (text, words) => {
  show();
  await userEvent.type(box(), text);
  await save();
  expect(box()).toHaveAccessibleDescription(words);
  expect(box()).toHaveValue(text);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a day from the browser's calendar is shown in the company's order", () => {
  const { container } = show();
  const calendar = container.querySelector('input[type=date]');
  if (calendar) fireEvent.change(calendar, { target: { value: '2027-02-01' } });
  expect(box()).toHaveValue('01/02/2027');
  expect(screen.getByRole('button', { name: 'Calendar for Expiry date' })).toBeEnabled();
});

test('a typed day keeps its meaning when the company’s date order is loaded', async () => {
  show('2027-03-05');
  act(() => setGlobalDayOrder('month-first'));
  try {
    expect(box()).toHaveValue('03/05/2027');
    await userEvent.clear(box());
    await userEvent.type(box(), '04/06/2027');
    await save();
    expect(onSubmit).toHaveBeenCalledWith({ day: '2027-04-06' });
  } finally {
    act(() => setGlobalDayOrder(undefined));
  }
});

test('an optional day may stay empty', async () => {
  show();
  await save();
  expect(onSubmit).toHaveBeenCalledWith({ day: '' });
});
