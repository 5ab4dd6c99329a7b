import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { LineEditor } from './line-editor';
import { RichTextEditor } from './rich-text-editor';

const placeholders = [
  { name: 'first-name', label: 'First name' },
  { name: 'job-title', label: 'Job title' },
];

const choose = async (field: string, label: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Insert a value into ${field}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
};

test('a placeholder is inserted from the menu, and stored by its name', async () => {
  const onChange = jest.fn();
  render(
    <UiProvider>
      <RichTextEditor
        {...{ label: 'Text', placeholders, onChange }}
        value="<p>Dear <strong>{{first-name}}</strong>, {{unknown}}</p>"
      />
    </UiProvider>,
  );
  expect(screen.getByText('First name')).toBeVisible();
  expect(screen.getByText(/\{\{unknown\}\}/)).toBeVisible();
  await choose('Text', 'Job title');
  await waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith(
      '<p>Dear <strong>{{first-name}}</strong>, {{unknown}}{{job-title}}</p>',
    ),
  );
});

test('a single-line field accepts placeholders too, and shows a new text that its form sets', async () => {
  const onChange = jest.fn();
  const line = (value: string) => (
    <UiProvider>
      <LineEditor {...{ label: 'Subject', placeholders, onChange, value }} />
    </UiProvider>
  );
  const { rerender } = render(line('Welcome'));
  await choose('Subject', 'First name');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('Welcome{{first-name}}'));
  rerender(line('For {{job-title}}'));
  expect(await screen.findByText('Job title')).toBeVisible();
});
