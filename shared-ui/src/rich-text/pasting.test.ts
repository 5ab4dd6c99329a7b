import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import type { Block } from 'server/contract/rich-text/model';
import { writeHtml } from 'server/contract/rich-text/write-html';
import { clean, insertImage, setIndent, setLink, toggleBlock, toggleMark } from './format';
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
  test('of plain lines becomes a paragraph for each', () => {
    const editor = editorOf('<p>a</p>');
    paste(editor, 'text/plain', 'b\r\nc\nd');
    expect(htmlOf(editor)).toBe('<p>ab</p><p>c</p><p>d</p>');
  });

  test('of nothing that can be read changes nothing', () => {
    const editor = editorOf('<p>a</p>');
    paste(editor, 'image/png', 'x');
    expect(htmlOf(editor)).toBe('<p>a</p>');
  });

  test('takes the place of what is selected', () => {
    const editor = editorOf('<p>a</p><p>b</p>');
    Transforms.select(editor, Editor.range(editor, []));
    paste(editor, 'text/html', '<p><em>c</em></p>');
    expect(htmlOf(editor)).toBe('<p><em>c</em></p>');
  });

  test('of items within an item goes on with the list', () => {
    const editor = editorOf('<ul><li>a</li></ul>');
    paste(editor, 'text/html', '<ul><li>b</li><li>c</li></ul>');
    expect(htmlOf(editor)).toBe('<ul><li>ab</li><li>c</li></ul>');
  });
});

describe('Enter', () => {
  test('within a heading makes two of it', () => {
    const editor = editorOf('<h1>Tea time</h1>', { path: [0, 0], offset: 3 });
    editor.insertBreak();
    expect(htmlOf(editor)).toBe('<h1>Tea</h1><h1> time</h1>');
  });

  test('at a picture makes room for words behind it, and the picture stays', () => {
    const image = `<img src="${picture}" alt="Plant">`;
    const editor = editorOf(`${image}<p>after</p>`, { path: [0, 0], offset: 0 });
    editor.insertBreak();
    editor.insertText('words');
    expect(htmlOf(editor)).toBe(`${image}<p>words</p><p>after</p>`);
  });
});

describe('Backspace', () => {
  test('at the start of an inner item moves it out before it ends the list', () => {
    const editor = editorOf('<ul><li>a<ul><li>b</li></ul></li></ul>', { path: [1, 0], offset: 0 });
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<ul><li>a</li><li>b</li></ul>');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<ul><li>a</li></ul><p>b</p>');
  });

  test('within words takes a letter away', () => {
    const editor = editorOf('<h1>Tea</h1>');
    editor.deleteBackward('character');
    expect(htmlOf(editor)).toBe('<h1>Te</h1>');
  });
});

describe('what is neither words nor list', () => {
  const change = (does: (editor: Editor) => void) => {
    const editor = editorOf(`<img src="${picture}" alt="Plant"><p>a</p>`);
    Transforms.select(editor, Editor.range(editor, []));
    does(editor);
    return htmlOf(editor);
  };

  test.each<[string, (editor: Editor) => void, string]>([
    ['a heading', (editor) => toggleBlock(editor, 'heading-1'), '<h1>a</h1>'],
    ['moved in', (editor) => setIndent(editor, 1), '<p class="indent-1">a</p>'],
    ['cleaned', clean, '<p>a</p>'],
  ])('a picture beside words that are made %s stays a picture', (_, does, words) => {
    expect(change(does)).toContain(`<img src="${picture}" alt="Plant">`);
    expect(change(does)).toContain(words);
  });

  test('a text that ends with a picture has a place to type on', () => {
    const editor = editorOf('');
    insertImage(editor, picture, 'Plant');
    expect(editor.children.at(-1)).toMatchObject({ type: 'paragraph' });
  });
});

describe('where nothing is selected', () => {
  test.each<[string, (editor: Editor) => void]>([
    ['a link', (editor) => setLink(editor, 'https://a.example/')],
    ['a heading', (editor) => toggleBlock(editor, 'heading-1')],
    ['an indent', (editor) => setIndent(editor, 1)],
  ])('%s changes nothing', (_, does) => {
    const editor = editorOf('<p>a</p>');
    Transforms.deselect(editor);
    does(editor);
    expect(htmlOf(editor)).toBe('<p>a</p>');
  });
});

test('an indent stops at its deepest, and a heading is not indented', () => {
  const editor = editorOf('<ul><li>a</li></ul>');
  for (let step = 0; step < 20; step += 1) setIndent(editor, 1);
  const most = htmlOf(editor);
  setIndent(editor, 1);
  expect(htmlOf(editor)).toBe(most);
  toggleBlock(editor, 'heading-2');
  expect(htmlOf(editor)).toBe('<h2>a</h2>');
});

test('a link whose words are taken away goes with them', () => {
  const editor = editorOf('<p>See <a href="https://a.example/">it</a></p>');
  Transforms.delete(editor, { at: Editor.range(editor, [0, 1]) });
  expect(htmlOf(editor)).toBe('<p>See </p>');
});

test('a mark that is set before typing holds for what is typed', () => {
  const editor = editorOf('<p>a</p>');
  toggleMark(editor, 'italic');
  editor.insertText('b');
  toggleMark(editor, 'italic');
  editor.insertText('c');
  expect(htmlOf(editor)).toBe('<p>a<em>b</em>c</p>');
});
