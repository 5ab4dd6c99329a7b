import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { TextField } from './text-field';
import { createFormField } from './create-form-field';

test('typing in one field of a large form does not render the others', async () => {
  const draw = jest.fn();
  const Other = createFormField<string, { name: string; label: string }>(({ wired: { value } }) => {
    draw();
    return <output>{value}</output>;
  });
  render(
    <UiProvider>
      <Form initialValues={{ title: '', other: 'as it was' }} onSubmit={() => undefined}>
        <TextField name="title" label="Title" />
        <Other name="other" label="Other" />
      </Form>
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
  draw.mockClear();
  await userEvent.keyboard('Buyer');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Buyer');
  expect(draw).not.toHaveBeenCalled();
});
