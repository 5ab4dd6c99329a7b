import type { KeyboardEvent } from 'react';
import { createEditor, type Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import type { Block } from 'server/contract/rich-text/model';
import { writeHtml } from 'server/contract/rich-text/write-html';
import { fromHtml } from './from-html';
import { runEditorHotkey } from './hotkeys';
import { withRichText } from './with-rich-text';

const editorOf = (html: string): Editor => {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = fromHtml(html);
  Transforms.select(editor, []);
  return editor;
};

const openLink = jest.fn();
beforeEach(() => openLink.mockClear());

/** Presses keys such as `mod+shift+7`; returns whether the editor prevented the browser's default. */
const press = (editor: Editor, keys: string): boolean => {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const event = {
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : '',
    ctrlKey: parts.includes('mod'),
    metaKey: false,
    altKey: parts.includes('alt'),
    shiftKey: parts.includes('shift'),
    preventDefault: jest.fn(),
  };
  runEditorHotkey(editor, event as unknown as KeyboardEvent, openLink);
  return event.preventDefault.mock.calls.length > 0;
};
const htmlOf = (editor: Editor) => writeHtml(editor.children as Block[]);

test.each([
  ['mod+b', '<p><strong>Tea</strong></p>'],
  ['mod+i', '<p><em>Tea</em></p>'],
  ['mod+u', '<p><u>Tea</u></p>'],
  ['mod+shift+x', '<p><s>Tea</s></p>'],
  ['mod+alt+1', '<h1>Tea</h1>'],
  ['mod+alt+2', '<h2>Tea</h2>'],
  ['mod+shift+7', '<ol><li>Tea</li></ol>'],
  ['mod+shift+8', '<ul><li>Tea</li></ul>'],
  ['mod+shift+9', '<blockquote>Tea</blockquote>'],
])(
  'the shortcut %s formats the selection, and removes the format when it is pressed again',
  (keys, html) => {
    const editor = editorOf('<p>Tea</p>');
    expect(press(editor, keys)).toBe(true);
    expect(htmlOf(editor)).toBe(html);
    press(editor, keys);
    expect(htmlOf(editor)).toBe('<p>Tea</p>');
  },
);

test('Tab indents list items, and leaves the editor everywhere else', () => {
  const list = editorOf('<ul><li>Tea</li></ul>');
  expect(press(list, 'Tab')).toBe(true);
  expect(list.children).toMatchObject([{ type: 'bullet', indent: 1 }]);
  expect(press(list, 'shift+Tab')).toBe(true);
  expect(list.children).not.toMatchObject([{ indent: 1 }]);
  const paragraph = editorOf('<p>Tea</p>');
  expect(press(paragraph, 'Tab')).toBe(false);
  expect(htmlOf(paragraph)).toBe('<p>Tea</p>');
});

test('mod+k opens the link dialog, Shift+Enter breaks the line, other keys are left to the browser', () => {
  const editor = editorOf('<p>Tea</p>');
  expect(press(editor, 'mod+k')).toBe(true);
  expect(openLink).toHaveBeenCalledTimes(1);
  Transforms.collapse(editor, { edge: 'end' });
  expect(press(editor, 'shift+Enter')).toBe(true);
  expect(htmlOf(editor)).toBe('<p>Tea<br></p>');
  for (const keys of ['a', 'mod+c', 'ArrowDown', 'Enter']) expect(press(editor, keys)).toBe(false);
});
