import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as yup from 'yup';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { NumberField } from './number-field';

const schema = yup.object({
  count: yup
    .mixed()
    .test('count', 'Enter a number', (value) => value === undefined || Number.isFinite(value)),
});

test('text that is no number is refused, not saved as an empty value', async () => {
  const onSubmit = jest.fn();
  render(
    <UiProvider>
      <Form initialValues={{ count: 1 as number | '' }} schema={schema} onSubmit={onSubmit}>
        <NumberField name="count" label="Count" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  const count = screen.getByRole('spinbutton', { name: 'Count' });
  // For the text `1e`, a browser reports an empty value and `badInput`.
  Object.defineProperty(count, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.change(count, { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(count).toHaveAccessibleDescription('Enter a number'));
  expect(onSubmit).not.toHaveBeenCalled();

  Object.defineProperty(count, 'validity', { value: { badInput: false }, configurable: true });
  await userEvent.type(count, '7');
  await userEvent.clear(count);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ count: '' }));
});
