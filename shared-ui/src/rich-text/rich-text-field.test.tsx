import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { RichTextEditor } from './rich-text-editor';
import { RichTextView } from './rich-text-view';

test('the toolbar is one tab stop, and contains every tool', async () => {
  render(
    <UiProvider>
      <RichTextEditor label="Description" value="" onChange={() => undefined} />
    </UiProvider>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Header 1' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Clean' })).toHaveFocus();
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Header 1',
    'Header 2',
    'Bold',
    'Italic',
    'Underline',
    'Strike',
    'Blockquote',
    'Ordered list',
    'Bullet list',
    'Indent less',
    'Indent more',
    'Link',
    'Image',
    'Clean',
  ]);
});

test('a stored text that would run code is shown without it', () => {
  const { container } = render(
    <UiProvider>
      <RichTextView html={'<p>Hello<img src=x onerror="alert(1)"></p><script>alert(1)</script>'} />
    </UiProvider>,
  );
  expect(container.querySelector('p')).toHaveTextContent('Hello');
  expect(container.querySelector('script,img')).toBeNull();
});
