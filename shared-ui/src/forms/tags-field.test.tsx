import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { Form } from './form';
import { FormActions } from './form-actions';
import { TagsField } from './tags-field';

const onSubmit = jest.fn();
beforeEach(() => onSubmit.mockClear());

const draw = (words: string[] = []) => {
  render(
    <UiProvider>
      <Form initialValues={{ words }} onSubmit={onSubmit}>
        <TagsField name="words" label="Keywords" />
        <FormActions submitLabel="Save" />
      </Form>
    </UiProvider>,
  );
  return screen.getByRole('textbox', { name: 'Keywords' });
};
const saved = async (words: string[]) => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ words }));
};

test('Enter and a comma complete a keyword, and Enter does not send the form', async () => {
  const box = draw();
  await userEvent.type(box, 'cook{Enter}pune,tea{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(box).toHaveValue('');
  expect(box).toHaveAccessibleDescription('Entered: cook, pune, tea');
  await saved(['cook', 'pune', 'tea']);
});

test('a pasted list becomes keywords without duplicates or empty ones', async () => {
  const box = draw(['tea']);
  await userEvent.click(box);
  await userEvent.paste('cook, tea,, pune ,');
  await saved(['tea', 'cook', 'pune']);
});

test('a keyword that is not completed is added when its field loses the focus', async () => {
  await userEvent.type(draw(), 'night baker');
  await userEvent.tab();
  await saved(['night baker']);
});

test('Backspace in the empty keyword box removes the last keyword, but not while the box has text', async () => {
  const box = draw(['cook', 'tea']);
  await userEvent.type(box, 'x{Backspace}');
  expect(box).toHaveAccessibleDescription('Entered: cook, tea');
  await userEvent.type(box, '{Backspace}');
  await saved(['cook']);
});
