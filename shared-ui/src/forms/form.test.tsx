import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as yup from 'yup';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { TextField } from './text-field';

const schema = yup.object({ title: yup.string().required('Please enter the job Title ') });

interface Options {
  onSubmit: (values: { title: string; code: string }) => Promise<unknown>;
  onSaved?: () => void;
  fieldOf?: (field: string) => string | undefined;
}

const show = (given: Options) =>
  render(
    <UiProvider>
      <Form initialValues={{ title: '', code: '' }} schema={schema} {...given}>
        <TextField name="title" label="Job title" required />
        <TextField name="code" label="Code" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );

const title = () => screen.getByRole('textbox', { name: /Job title/ });
const save = () => screen.getByRole('button', { name: 'Save' });

test('a missing field is named at the field and in a summary that receives the focus', async () => {
  const onSubmit = jest.fn();
  show({ onSubmit });
  await userEvent.click(save());
  const summary = await screen.findByRole('alert');
  await waitFor(() => expect(summary).toHaveFocus());
  expect(title()).toBeInvalid();
  expect(title()).toHaveAccessibleDescription('Please enter the job Title');
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Please enter the job Title' }));
  expect(title()).toHaveFocus();
});

test('a double click creates one job', async () => {
  let finish = (): void => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((done) => (finish = done)));
  const onSaved = jest.fn();
  show({ onSubmit, onSaved });
  await userEvent.type(title(), 'Buyer');
  await userEvent.dblClick(save());
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  finish();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a refusal of the server shows at its field, and the input remains', async () => {
  const refusal = Object.assign(new Error('Some fields were refused.'), {
    fields: { code: 'This code is taken.' },
    requestId: 'a1b2',
  });
  show({ onSubmit: () => Promise.reject(refusal) });
  await userEvent.type(title(), 'Buyer');
  await userEvent.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Some fields were refused.');
  expect(summary).toHaveTextContent('Reference a1b2');
  const code = screen.getByRole('textbox', { name: 'Code' });
  expect(code).toHaveAccessibleDescription('This code is taken.');
  expect(title()).toHaveValue('Buyer');
  await userEvent.type(code, 'x');
  expect(code).toBeValid();
});

test('a refusal that names no field of the form is shown above the form', async () => {
  const fields = { platformId: 'Publish it first.', title: 'Too long.' };
  show({
    onSubmit: () => Promise.reject(Object.assign(new Error('Check the fields.'), { fields })),
    fieldOf: (field) => (field === 'platformId' ? undefined : field),
  });
  await userEvent.type(title(), 'Buyer');
  await userEvent.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveTextContent('Publish it first.');
  expect(summary).not.toHaveTextContent('Check the fields.');
  expect(title()).toHaveAccessibleDescription('Too long.');
});

test('the error summary puts the label of the field before a message that several fields share', async () => {
  render(
    <UiProvider>
      <Form
        initialValues={{ title: '' }}
        schema={schema}
        labels={{ title: 'Title of the job.' }}
        onSubmit={jest.fn()}
      >
        <TextField name="title" label="Job title" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  await userEvent.click(save());
  expect(
    await screen.findByRole('button', { name: 'Title of the job: Please enter the job Title' }),
  ).toBeVisible();
});

test('a hidden field is revealed before it receives the focus', async () => {
  const Parted = () => {
    const [shown, setShown] = useState(false);
    return (
      <Form
        initialValues={{ title: '' }}
        schema={schema}
        onReveal={() => setShown(true)}
        onSubmit={jest.fn()}
      >
        {shown ? <TextField name="title" label="Job title" /> : null}
        <FormActions submitLabel="Save" />
      </Form>
    );
  };
  render(
    <UiProvider>
      <Parted />
    </UiProvider>,
  );
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: 'Please enter the job Title' }));
  await waitFor(() => expect(title()).toHaveFocus());
});
