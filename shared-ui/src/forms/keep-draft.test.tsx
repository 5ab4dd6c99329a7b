import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { FileField } from './file-field';
import { Form } from './form';
import { FormActions } from './form-actions';
import { KeepDraft } from './keep-draft';
import { TextField } from './text-field';

const blank = { title: '', code: 'K-1', resume: null as File | null };

const onKeep = jest.fn();
const onDiscard = jest.fn();
const onSubmit = jest.fn(() => Promise.resolve());

beforeEach(() => jest.clearAllMocks());

const show = (draft?: object) =>
  render(
    <UiProvider>
      <Form initialValues={blank} onSubmit={onSubmit}>
        <KeepDraft draft={draft} onKeep={onKeep} onDiscard={onDiscard} />
        <TextField name="title" label="Title" />
        <TextField name="code" label="Code" />
        <FileField name="resume" label="Resume" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );

const title = () => screen.getByRole('textbox', { name: 'Title' });

test('a draft is stored from the first letter on, and not for an untouched form', async () => {
  show();
  expect(onKeep).not.toHaveBeenCalled();
  await userEvent.type(title(), 'Bu');
  expect(onKeep).toHaveBeenLastCalledWith({ title: 'Bu', code: 'K-1', resume: null });
  expect(screen.queryByText('Your draft was kept.')).toBeNull();
});

test('a returning person finds the draft restored, with a notice, and can discard it', async () => {
  show({ title: 'Buyer' });
  expect(await screen.findByText('Your draft was kept.')).toBeVisible();
  expect(title()).toHaveValue('Buyer');
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('K-1');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(title()).toHaveValue('');
  expect(onDiscard).toHaveBeenCalled();
  expect(screen.queryByText('Your draft was kept.')).toBeNull();
  expect(title()).toHaveFocus();
});

test('the draft is removed once saved, or once all values are the initial ones again', async () => {
  show();
  await userEvent.type(title(), 'B');
  await userEvent.clear(title());
  expect(onDiscard).toHaveBeenCalledTimes(1);
  await userEvent.type(title(), 'B');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onDiscard).toHaveBeenCalledTimes(2));
});

test('a draft stores the name of a file only, and the form asks for the file again', async () => {
  const { unmount } = show();
  const file = new File(['x'], 'ravi-kumar.pdf', { type: 'application/pdf' });
  await userEvent.upload(screen.getByLabelText('Resume'), file);
  const kept = JSON.stringify(onKeep.mock.lastCall?.[0]);
  unmount();
  show(JSON.parse(kept) as object);
  expect(await screen.findByText('Files are not kept. Choose ravi-kumar.pdf again.')).toBeVisible();
  expect(screen.queryByText(/ravi-kumar.pdf \(/)).toBeNull();
});
