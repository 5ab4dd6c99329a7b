import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { TextField } from './text-field';

interface Values {
  name: string;
}
type Foot = Omit<ComponentProps<typeof FormActions<Values>>, 'submitLabel'>;

const draw = (foot: Foot, onSubmit: (values: Values) => unknown = jest.fn()) =>
  render(
    <UiProvider>
      <Form initialValues={{ name: '' }} onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <FormActions<Values> submitLabel="Save" {...foot} />
      </Form>
    </UiProvider>,
  );
const button = (name: string) => screen.getByRole('button', { name });

test('a reason not to save depends on the input, and is read out with the button', async () => {
  const onSubmit = jest.fn();
  draw({ disabledReason: ({ name }) => (name ? undefined : 'Type a name first.') }, onSubmit);
  await userEvent.click(button('Save'));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button('Save')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mira');
  await userEvent.click(button('Save'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Mira' }));
});

test('a running save is announced once, and a second press sends nothing', async () => {
  let finish = () => undefined as void;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  draw({}, onSubmit);
  await userEvent.dblClick(button('Save'));
  expect(await screen.findByText('Saving. The fields wait until it is done.')).toHaveAttribute(
    'aria-live',
    'polite',
  );
  expect(onSubmit).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button('Save')).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(/^Saving/)).toBeNull();
});

test('a form can ask for confirmation before it saves, and cancelling the confirmation sends nothing', async () => {
  const onSubmit = jest.fn();
  const question = ({ name }: Values) =>
    name === 'all'
      ? { title: 'Change all?', words: 'Everyone sees it.', confirmLabel: 'Change' }
      : undefined;
  draw({ question }, onSubmit);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'all');
  await userEvent.click(button('Save'));
  expect(screen.getByRole('alertdialog', { name: 'Change all?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(button('Save'));
  await userEvent.click(button('Change'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'all' }));
});

test('Cancel sends nothing and validates nothing', async () => {
  const onCancel = jest.fn();
  const onSubmit = jest.fn();
  draw({ onCancel, cancelLabel: 'Not now' }, onSubmit);
  await userEvent.click(button('Not now'));
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(onSubmit).not.toHaveBeenCalled();
});
