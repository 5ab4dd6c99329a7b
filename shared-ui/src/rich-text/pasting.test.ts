import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import type { Block } from 'server/contract/rich-text/model';
import { writeHtml } from 'server/contract/rich-text/write-html';
import {
  clearFormatting,
  insertImage,
  changeIndent,
  changeLink,
  toggleBlock,
  toggleMark,
} from './format';
import { fromHtml } from './from-html';
import { withRichText } from './with-rich-text';

const picture = '/pictures/0f8fad5b-d9cb-469f-a165-70867728950e';

const editorOf = (html: string, at?: { path: number[]; offset: number }) => {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = fromHtml(html);
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, at ?? Editor.end(editor, []));
  return editor;
};
const htmlOf = (editor: Editor) => writeHtml(editor.children as Block[]);
const paste = (editor: Editor, kind: string, text: string) =>
  editor.insertData({ getData: (type: string) => (type === kind ? text : '') } as DataTransfer);

describe('a paste', () => {
  test('pasted plain lines become one paragraph each', () => {
    const editor = editorOf('<p>a</p>');
    paste(editor, 'text/plain', 'b\r\nc\nd');
    expect(htmlOf(editor)).toBe('<p>ab</p><p>c</p><p>d</p>');
  });

  test('a paste of an unreadable type changes nothing', () => {
    const editor = editorOf('<p>a</p>');
    paste(editor, 'image/png', 'x');
    expect(htmlOf(editor)).toBe('<p>a</p>');
  });

  test('a paste replaces the selection', () => {
    const editor = editorOf('<p>a</p><p>b</p>');
    Transforms.select(editor, Editor.range(editor, []));
    paste(editor, 'text/html', '<p><em>c</em></p>');
    expect(htmlOf(editor)).toBe('<p><em>c</em></p>');
  });

  test('list items pasted within an item continue the list', () => {
    const editor = editorOf('<ul><li>a</li></ul>');
    paste(editor, 'text/html', '<ul><li>b</li><li>c</li></ul>');
    expect(htmlOf(editor)).toBe('<ul><li>ab</li><li>c</li></ul>');
  });
});

describe('Enter', () => {
  test('Enter within a heading splits it into two', () => {
    const editor = editorOf('<h1>Tea time</h1>', { path: [0, 0], offset: 3 });
    editor.insertBreak();
    expect(htmlOf(editor)).toBe('<h1>Tea</h1><h1> time</h1>');
  });

  test('Enter at an image adds a paragraph after it, and keeps the image', () => {
    const image = `<img src="${picture}" alt="Plant">`;
    const editor = editorOf(`${image}<p>after</p>`, { path: [0, 0], offset: 0 });
    editor.insertBreak();
    editor.insertText('words');
    expect(htmlOf(editor)).toBe(`${image}<p>words</p><p>after</p>`);
  });
});

describe('Backspace', () => {
  test('Backspace at the start of a nested item outdents the item, and then ends the list', () => {
    const editor = editorOf('<ul><li>a<ul><li>b</li></ul></li></ul>', { path: [1, 0], offset: 0 });
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<ul><li>a</li><li>b</li></ul>');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<ul><li>a</li></ul><p>b</p>');
  });

  test('Backspace within text deletes one letter', () => {
    const editor = editorOf('<h1>Tea</h1>');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<h1>Te</h1>');
  });
});

describe('images', () => {
  const change = (does: (editor: Editor) => void) => {
    const editor = editorOf(`<img src="${picture}" alt="Plant"><p>a</p>`);
    Transforms.select(editor, Editor.range(editor, []));
    does(editor);
    return htmlOf(editor);
  };

  test.each<[string, (editor: Editor) => void, string]>([
    ['a heading', (editor) => toggleBlock(editor, 'heading-1'), '<h1>a</h1>'],
    ['moved in', (editor) => changeIndent(editor, 1), '<p class="indent-1">a</p>'],
    ['cleaned', clearFormatting, '<p>a</p>'],
  ])('images in a selection stay images after this change of its text: %s', (_, does, words) => {
    expect(change(does)).toContain(`<img src="${picture}" alt="Plant">`);
    expect(change(does)).toContain(words);
  });

  test('an image at the end of a text is followed by an empty paragraph', () => {
    const editor = editorOf('');
    insertImage(editor, picture, 'Plant');
    expect(editor.children.at(-1)).toMatchObject({ type: 'paragraph' });
  });
});

describe('without a selection', () => {
  test.each<[string, (editor: Editor) => void]>([
    ['a link', (editor) => changeLink(editor, 'https://a.example/')],
    ['a heading', (editor) => toggleBlock(editor, 'heading-1')],
    ['an indent', (editor) => changeIndent(editor, 1)],
  ])('without a selection, %s changes nothing', (_, does) => {
    const editor = editorOf('<p>a</p>');
    Transforms.deselect(editor);
    does(editor);
    expect(htmlOf(editor)).toBe('<p>a</p>');
  });
});

test('an indent stops at its maximum, and a heading is not indented', () => {
  const editor = editorOf('<ul><li>a</li></ul>');
  for (let step = 0; step < 20; step += 1) changeIndent(editor, 1);
  const most = htmlOf(editor);
  changeIndent(editor, 1);
  expect(htmlOf(editor)).toBe(most);
  toggleBlock(editor, 'heading-2');
  expect(htmlOf(editor)).toBe('<h2>a</h2>');
});

test('deleting the text of a link also removes the link', () => {
  const editor = editorOf('<p>See <a href="https://a.example/">it</a></p>');
  Transforms.delete(editor, { at: Editor.range(editor, [0, 1]) });
  expect(htmlOf(editor)).toBe('<p>See </p>');
});

test('formatting switched on before typing applies to the typed text', () => {
  const editor = editorOf('<p>a</p>');
  toggleMark(editor, 'italic');
  editor.insertText('b');
  toggleMark(editor, 'italic');
  editor.insertText('c');
  expect(htmlOf(editor)).toBe('<p>a<em>b</em>c</p>');
});
