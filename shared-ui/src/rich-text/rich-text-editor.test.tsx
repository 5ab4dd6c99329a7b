import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { RichTextEditor } from './rich-text-editor';

const draw = (first: string) => {
  const onChange = jest.fn();
  let put: (html: string) => void = () => undefined;
  const Page = () => {
    const [html, setHtml] = useState(first);
    put = setHtml;
    return (
      <RichTextEditor
        label="Description"
        value={html}
        onChange={(next) => {
          onChange(next);
          setHtml(next);
        }}
      />
    );
  };
  render(
    <UiProvider>
      <Page />
    </UiProvider>,
  );
  return { onChange, put: (html: string) => act(() => put(html)) };
};
const text = () => screen.getByRole('textbox', { name: 'Description' });
const tool = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.getByRole('dialog', { name });

/** Blurs the editor, which then reports changes without the usual delay. */
const leave = () =>
  act(() => void text().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

test('the link dialog completes an address and adds the link at the end of the text', async () => {
  const { onChange } = draw('<p>Apply:</p>');
  await tool('Link');
  const address = within(dialog('Link')).getByRole('textbox', { name: 'Address' });
  expect(address).toHaveFocus();
  await userEvent.type(address, 'jobs@kestrel.example{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const link = await within(text()).findByRole('link', { name: /jobs@kestrel\.example/ });
  expect(link).toHaveAttribute('href', 'mailto:jobs@kestrel.example');
  expect(text()).toHaveTextContent('Apply:mailto:jobs@kestrel.example');
  leave();
  expect(onChange).toHaveBeenLastCalledWith(
    expect.stringContaining('<a href="mailto:jobs@kestrel.example"'),
  );
});

test('an address that would run code is refused with an explanation until it is corrected', async () => {
  const { onChange } = draw('<p>Hello</p>');
  await tool('Link');
  const address = within(dialog('Link')).getByRole('textbox', { name: 'Address' });
  await userEvent.type(address, 'javascript:alert(1){Enter}');
  expect(address).toHaveAccessibleDescription('Type a web address or an e-mail address.');
  expect(address).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(address, '{Backspace}');
  expect(address).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  leave();
  expect(onChange).not.toHaveBeenCalled();
});

test('an image of another site is written as a link, so that the site cannot track readers', async () => {
  draw('<p>See:</p>');
  await tool('Image');
  const box = within(dialog('Image'));
  await userEvent.type(box.getByRole('textbox', { name: 'What it shows' }), 'Our kitchen');
  await userEvent.type(box.getByRole('textbox', { name: 'Address' }), 'pictures.example/a.png');
  await userEvent.click(box.getByRole('button', { name: 'Apply' }));
  expect(await within(text()).findByRole('link', { name: /Our kitchen/ })).toHaveAttribute(
    'href',
    'https://pictures.example/a.png',
  );
  expect(text()).toHaveTextContent('See:Our kitchen');
  expect(within(text()).queryByRole('img')).toBeNull();
});

test('a value that the form sets replaces the text, and is not reported as a change', async () => {
  const { onChange, put } = draw('<p>Old</p>');
  put('<h1>New</h1><ul><li>Bread</li></ul>');
  expect(within(text()).getByRole('heading', { name: 'New' })).toBeVisible();
  expect(text()).not.toHaveTextContent('Old');
  leave();
  expect(onChange).not.toHaveBeenCalled();
});
