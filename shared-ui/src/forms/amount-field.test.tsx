import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { AmountField } from './amount-field';
import { parseAmount } from './amount-text';
import { Form } from './form';
import { FormActions } from './form-actions';

test.each([
  ['150000', 150_000],
  ['1,50,000', 150_000],
  ['150,000.50', 150_000.5],
  ['150 000', 150_000],
  ['150’000', 150_000],
  ['', ''],
  ['1,50', NaN],
  ['1.500,00', NaN],
  ['many', NaN],
  ['-5', NaN],
])('the typed amount %s is parsed as a number or refused', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test('an amount is typed with separators, shows its currency, and is formatted in groups', async () => {
  const onSubmit = jest.fn();
  render(
    <UiProvider>
      <Form initialValues={{ amount: '' as number | '' }} onSubmit={onSubmit}>
        <AmountField name="amount" label="Amount" currency="INR" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  const amount = screen.getByRole('spinbutton', { name: 'Amount' });
  expect(amount).toHaveAccessibleDescription('INR');
  await userEvent.type(amount, '1,25,000.50');
  expect(amount).toHaveValue('1,25,000.50');
  await userEvent.tab();
  expect(amount).toHaveValue('1,25,000.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ amount: 125_000.5 }));
});
