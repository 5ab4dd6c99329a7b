import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import * as yup from 'yup';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { TextField } from './text-field';

const open = () => {
  const holds = jest.fn((value: string | undefined) => value !== 'Buyer');
  const saved = jest.fn();
  const schema = yup.object({ title: yup.string().test('free', 'It is taken.', holds) });
  const drawn = jest.fn();
  const Way = () => {
    drawn();
    return <button type="button">Other way</button>;
  };
  render(
    <UiProvider>
      <Form initialValues={{ title: '' }} schema={schema} onSubmit={saved}>
        <TextField name="title" label="Title" />
        <FormActions submitLabel="Save">
          <Way />
        </FormActions>
      </Form>
    </UiProvider>,
  );
  return { holds, saved, drawn, title: screen.getByRole('textbox', { name: 'Title' }) };
};

test('text typed fast is validated once, after a pause', async () => {
  const { holds, title } = open();
  await waitFor(() => expect(holds).toHaveBeenCalled());
  holds.mockClear();
  await userEvent.type(title, 'Buyer');
  await waitFor(() => expect(holds).toHaveBeenCalledWith('Buyer', expect.anything()));
  expect(holds.mock.calls.length).toBeLessThan('Buyer'.length);
});

test('the latest input is validated before it is saved', async () => {
  const { saved, title } = open();
  await userEvent.type(title, 'Buyer{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('It is taken.');
  expect(saved).not.toHaveBeenCalled();
});

test('after a refused save, correcting a field keeps the focus in it', async () => {
  const { title } = open();
  await userEvent.type(title, 'Buyer{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.type(title, ' and cook');
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await userEvent.type(title, ' of Buyer');
  expect(title).toHaveFocus();
});

test('the submit buttons do not render again at each key', async () => {
  const { drawn, title } = open();
  await userEvent.click(title);
  drawn.mockClear();
  await userEvent.keyboard('Buyer');
  expect(drawn).not.toHaveBeenCalled();
});

test('values that a page reads from the form are current at once', async () => {
  const Echo = () => <output>{useFormikContext<{ title: string }>().values.title}</output>;
  render(
    <UiProvider>
      <Form initialValues={{ title: '' }} onSubmit={() => undefined}>
        <TextField name="title" label="Title" />
        <Echo />
      </Form>
    </UiProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Buyer');
  expect(screen.getByRole('status')).toHaveTextContent('Buyer');
});

test('a value just typed is not reported as missing when its field loses the focus at once', async () => {
  render(
    <UiProvider>
      <Form
        initialValues={{ title: '' }}
        schema={yup.object({ title: yup.string().required('Enter a title.') })}
        onSubmit={() => undefined}
      >
        <TextField name="title" label="Title" />
      </Form>
    </UiProvider>,
  );
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.click(title);
  await userEvent.tab();
  expect(await screen.findByText('Enter a title.')).toBeVisible();
  await userEvent.type(title, 'B');
  await userEvent.tab();
  expect(screen.queryByText('Enter a title.')).not.toBeInTheDocument();
});

test('a validation result is not shown for a value that changed as validation started', async () => {
  jest.useFakeTimers();
  render(
    <UiProvider>
      <Form
        initialValues={{ title: '', place: '' }}
        schema={yup.object({ place: yup.string().required('Enter a place.') })}
        onSubmit={() => undefined}
      >
        <TextField name="title" label="Title" />
        <TextField name="place" label="Place" />
      </Form>
    </UiProvider>,
  );
  await act(async () => undefined);
  const place = screen.getByRole('textbox', { name: 'Place' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Buyer' } });
  await act(async () => {
    // Formik already has the new value, but the form is not rendered with it yet.
    fireEvent.change(place, { target: { value: 'Pune' } });
    jest.advanceTimersByTime(300);
  });
  fireEvent.blur(place);
  expect(screen.queryByText('Enter a place.')).not.toBeInTheDocument();
  await act(async () => jest.advanceTimersByTime(300));
  jest.useRealTimers();
});
