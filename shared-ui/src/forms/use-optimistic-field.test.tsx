import { render, screen, waitFor } from '@testing-library/react';
import * as yup from 'yup';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { TextField } from './text-field';

const asAct = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

const setText = (input: HTMLInputElement, text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

afterEach(() => {
  asAct.IS_REACT_ACT_ENVIRONMENT = true;
});

test('a typed text is shown at once, and an immediate submit saves it', async () => {
  const saved = jest.fn();
  const schema = yup.object({ title: yup.string().required('Enter a title.') });
  render(
    <UiProvider>
      <Form initialValues={{ title: '' }} schema={schema} onSubmit={saved}>
        <TextField name="title" label="Title" />
      </Form>
    </UiProvider>,
  );
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  // Without `act`, as in a browser, nothing waits for React's later work.
  asAct.IS_REACT_ACT_ENVIRONMENT = false;
  setText(title, 'Cook');
  expect(title).toHaveValue('Cook');
  title.form?.requestSubmit();
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(saved.mock.calls[0]).toEqual([{ title: 'Cook' }]);
  expect(title).toHaveValue('Cook');
});
