import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import type { Block } from 'server/contract/rich-text/model';
import { writeHtml } from 'server/contract/rich-text/write-html';
import { UiProvider } from '../provider/ui-provider';
import { fromHtml } from './from-html';
import { RichTextToolbar } from './rich-text-toolbar';
import { ElementView, LeafView } from './views';
import { withRichText } from './with-rich-text';

const onAsk = jest.fn();
beforeEach(() => onAsk.mockClear());

const draw = (html: string, disabled = false) => {
  const editor = withRichText(withHistory(withReact(createEditor())));
  render(
    <UiProvider>
      <Slate editor={editor} initialValue={fromHtml(html)}>
        <RichTextToolbar label="Description" disabled={disabled} onAsk={onAsk} />
        <Editable renderElement={ElementView} renderLeaf={LeafView} />
      </Slate>
    </UiProvider>,
  );
  return {
    select: (at: Parameters<typeof Transforms.select>[1]) =>
      act(async () => Transforms.select(editor, at)),
    html: () => writeHtml(editor.children as Block[]),
    editor,
  };
};
const tool = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(tool(name));
const pressed = () =>
  screen.queryAllByRole('button', { pressed: true }).map((each) => each.getAttribute('aria-label'));

describe('each tool changes the selection as its name says', () => {
  test.each([
    ['Header 1', '<h1>Tea</h1>'],
    ['Header 2', '<h2>Tea</h2>'],
    ['Bold', '<p><strong>Tea</strong></p>'],
    ['Italic', '<p><em>Tea</em></p>'],
    ['Underline', '<p><u>Tea</u></p>'],
    ['Strike', '<p><s>Tea</s></p>'],
    ['Blockquote', '<blockquote>Tea</blockquote>'],
    ['Ordered list', '<ol><li>Tea</li></ol>'],
    ['Bullet list', '<ul><li>Tea</li></ul>'],
    ['Indent more', '<p class="indent-1">Tea</p>'],
  ])('the tool %s formats the selection', async (name, html) => {
    const text = draw('<p>Tea</p>');
    await text.select([]);
    await press(name);
    expect(text.html()).toBe(html);
  });

  test.each([
    ['Indent less', '<p class="indent-1">Tea</p>'],
    ['Clean', '<h1><strong>Tea</strong></h1>'],
  ])('the tool %s removes the format of the selection', async (name, first) => {
    const text = draw(first);
    await text.select([]);
    await press(name);
    expect(text.html()).toBe('<p>Tea</p>');
  });
});

test('the tools that apply at the caret’s position are shown as pressed', async () => {
  const text = draw('<h1>A <strong>B</strong></h1><p>See <a href="https://a.example/">C</a></p>');
  await text.select({ path: [0, 1], offset: 1 });
  expect(pressed()).toEqual(['Header 1', 'Bold']);
  await text.select({ path: [1, 0], offset: 1 });
  expect(pressed()).toEqual([]);
  await text.select({ path: [1, 1, 0], offset: 1 });
  expect(pressed()).toEqual(['Link']);
});

test('a tool that performs an action is never shown as pressed', () => {
  draw('<p>Tea</p>');
  for (const name of ['Indent less', 'Indent more', 'Image', 'Clean'])
    expect(tool(name)).not.toHaveAttribute('aria-pressed');
});

test('Link and Image open their dialogs', async () => {
  draw('<p>Tea</p>');
  await press('Link');
  await press('Image');
  expect(onAsk.mock.calls).toEqual([['link'], ['image']]);
});

test('tooltips of tools show their keyboard shortcuts', () => {
  draw('<p>Tea</p>');
  expect(tool('Bold')).toHaveAttribute('title', 'Bold (Ctrl+B)');
  expect(tool('Ordered list')).toHaveAttribute('title', 'Ordered list (Ctrl+Shift+7)');
  expect(tool('Image')).toHaveAttribute('title', 'Image');
});

test('the arrow keys continue from a tool that a screen reader has focused', async () => {
  draw('<p>Tea</p>');
  act(() => tool('Italic').focus());
  await userEvent.keyboard('{ArrowRight}');
  expect(tool('Underline')).toHaveFocus();
  expect(tool('Underline')).toHaveAttribute('tabindex', '0');
});

test('the arrow keys cycle, and Tab returns to the tool focused last', async () => {
  draw('<p>Tea</p>');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(tool('Clean')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(tool('Header 2')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('toolbar', { name: 'Format Description' })).not.toContainElement(
    document.activeElement as HTMLElement,
  );
  await userEvent.tab({ shift: true });
  expect(tool('Header 2')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tool('Header 1')).toHaveFocus();
});

test('a press on a tool keeps the focus and the selection in the text', async () => {
  const text = draw('<p>Tea</p>');
  await text.select([]);
  const before = document.activeElement;
  await press('Bold');
  expect(document.activeElement).toBe(before);
  expect(text.editor.selection).toEqual(Editor.range(text.editor, []));
});

test('a read-only text has only disabled tools', async () => {
  const text = draw('<p>Tea</p>', true);
  await text.select([]);
  await press('Bold');
  expect(tool('Bold')).toBeDisabled();
  expect(text.html()).toBe('<p>Tea</p>');
});
