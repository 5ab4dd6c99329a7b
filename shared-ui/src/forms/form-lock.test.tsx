import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { TextField } from './text-field';

const blank = { title: '' };
const handlers = { onSaved: jest.fn(), goOn: jest.fn(), onFailedLate: jest.fn() };

beforeEach(() => jest.clearAllMocks());

/** Renders a form that is being saved; `resolve` or `reject` ends the save. */
const saving = async () => {
  let resolve: (result: string) => void = jest.fn();
  let reject: (reason: Error) => void = jest.fn();
  const onSubmit = jest.fn(
    () =>
      new Promise<string>((...means) => {
        [resolve, reject] = means;
      }),
  );
  const page = render(
    <UiProvider>
      <Form initialValues={blank} onSubmit={onSubmit} {...handlers}>
        <TextField name="title" label="Title" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  await userEvent.type(title(), 'Buyer{Enter}');
  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  return { ...page, resolve, reject };
};

const title = () => screen.getByRole('textbox', { name: 'Title' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('fields are locked while a save runs, so that no input is lost when the server answers', async () => {
  const { resolve } = await saving();
  expect(title().closest('[inert]')).not.toBeNull();
  expect(save().closest('[inert]')).toBeNull();
  expect(save()).toHaveFocus();
  expect(screen.getByText(/^Saving\./)).toHaveAttribute('aria-live', 'polite');
  await act(async () => resolve('stored'));
  expect(title().closest('[inert]')).toBeNull();
  expect(title()).toHaveFocus();
  expect(screen.queryByText(/^Saving\./)).toBeNull();
});

test('a failed save unlocks the fields, and the focus moves to the reason', async () => {
  const { reject } = await saving();
  await act(async () => reject(new Error('It broke.')));
  expect(title().closest('[inert]')).toBeNull();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(title()).toHaveValue('Buyer');
  expect(handlers.onFailedLate).not.toHaveBeenCalled();
});

test('an answer that arrives while the form is open is reported, and the next page opens', async () => {
  const { resolve } = await saving();
  await act(async () => resolve('stored'));
  expect(handlers.onSaved).toHaveBeenCalledWith('stored');
  expect(handlers.goOn).toHaveBeenCalledWith('stored');
});

test('an answer that arrives after the form was left is reported, and opens no page', async () => {
  const { resolve, unmount } = await saving();
  unmount();
  await act(async () => resolve('stored'));
  expect(handlers.onSaved).toHaveBeenCalledWith('stored');
  expect(handlers.goOn).not.toHaveBeenCalled();
});

test('a failure that arrives after the form was left is reported on the current page', async () => {
  const { reject, unmount } = await saving();
  unmount();
  const reason = new Error('It broke.');
  await act(async () => reject(reason));
  expect(handlers.onFailedLate).toHaveBeenCalledWith(reason);
  expect(handlers.onSaved).not.toHaveBeenCalled();
});
