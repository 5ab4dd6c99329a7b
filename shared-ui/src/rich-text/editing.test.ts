import { createEditor, Editor, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { withReact } from 'slate-react';
import {
  clearFormatting,
  insertImage,
  insertLink,
  changeIndent,
  changeLink,
  toggleBlock,
  toggleMark,
} from './format';
import { fromHtml } from './from-html';
import { writeHtml } from 'server/contract/rich-text/write-html';
import { withRichText } from './with-rich-text';
import type { Block } from 'server/contract/rich-text/model';

const editorOf = (html: string) => {
  const editor = withRichText(withHistory(withReact(createEditor())));
  editor.children = fromHtml(html);
  Editor.normalize(editor, { force: true });
  Transforms.select(editor, Editor.end(editor, []));
  return editor;
};

const htmlOf = (editor: Editor) => writeHtml(editor.children as Block[]);

const selectAll = (editor: Editor) => Transforms.select(editor, Editor.range(editor, []));

test('bold is applied to the selection and removed again', () => {
  const editor = editorOf('<p>word</p>');
  selectAll(editor);
  toggleMark(editor, 'bold');
  expect(htmlOf(editor)).toBe('<p><strong>word</strong></p>');
  toggleMark(editor, 'bold');
  expect(htmlOf(editor)).toBe('<p>word</p>');
});

test('several paragraphs become a list, and paragraphs again', () => {
  const editor = editorOf('<p>a</p><p>b</p>');
  selectAll(editor);
  toggleBlock(editor, 'number');
  expect(htmlOf(editor)).toBe('<ol><li>a</li><li>b</li></ol>');
  toggleBlock(editor, 'number');
  expect(htmlOf(editor)).toBe('<p>a</p><p>b</p>');
});

test('Enter continues a list, outdents an empty item, and then ends the list', () => {
  const editor = editorOf('<ul><li>a<ul><li>b</li></ul></li></ul>');
  editor.insertBreak();
  editor.insertText('c');
  expect(htmlOf(editor)).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul>');
  editor.insertBreak();
  editor.insertBreak();
  editor.insertBreak();
  editor.insertText('end');
  expect(htmlOf(editor)).toBe('<ul><li>a<ul><li>b</li><li>c</li></ul></li></ul><p>end</p>');
});

test('Backspace at the start of an item removes it from the list', () => {
  const editor = editorOf('<ul><li>a</li></ul>');
  Transforms.select(editor, Editor.start(editor, []));
  editor.deleteBackward('character');
  expect(htmlOf(editor)).toBe('<p>a</p>');
});

test('Enter after a heading starts a paragraph', () => {
  const editor = editorOf('<h1>Title</h1>');
  editor.insertBreak();
  editor.insertText('text');
  expect(htmlOf(editor)).toBe('<h1>Title</h1><p>text</p>');
});

test('indenting and outdenting stop at their limits', () => {
  const editor = editorOf('<ul><li>a</li><li>b</li></ul>');
  changeIndent(editor, 1);
  expect(htmlOf(editor)).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
  changeIndent(editor, -1);
  changeIndent(editor, -1);
  expect(htmlOf(editor)).toBe('<ul><li>a</li><li>b</li></ul>');
});

test('a link is added, changed and removed', () => {
  const editor = editorOf('<p>jobs</p>');
  selectAll(editor);
  changeLink(editor, 'https://a.example/');
  expect(htmlOf(editor)).toBe('<p><a href="https://a.example/">jobs</a></p>');
  Transforms.select(editor, { path: [0, 1, 0], offset: 1 });
  changeLink(editor, 'https://b.example/');
  expect(htmlOf(editor)).toBe('<p><a href="https://b.example/">jobs</a></p>');
  changeLink(editor, null);
  expect(htmlOf(editor)).toBe('<p>jobs</p>');
});

const picture = '/pictures/0f8fad5b-d9cb-469f-a165-70867728950e';

test('an image of another site becomes a link to it', () => {
  const editor = editorOf('<p>See</p>');
  editor.insertText(' ');
  insertLink(editor, 'https://a.example/oven.jpg', 'The oven');
  editor.insertText(' now');
  expect(htmlOf(editor)).toBe('<p>See <a href="https://a.example/oven.jpg">The oven</a> now</p>');
});

test('typing continues after an image', () => {
  const editor = editorOf('<p>a</p>');
  insertImage(editor, picture, 'Plant');
  editor.insertText('b');
  expect(htmlOf(editor)).toBe(`<p>a</p><img src="${picture}" alt="Plant"><p>b</p>`);
});

test('the tool Clean turns the selection into plain paragraphs', () => {
  const editor = editorOf(
    '<h1><strong>a</strong></h1><ul><li><a href="https://a.example/">b</a></li></ul>',
  );
  selectAll(editor);
  clearFormatting(editor);
  expect(htmlOf(editor)).toBe('<p>a</p><p>b</p>');
});

test('undo reverts a change', () => {
  const editor = editorOf('<p>a</p>');
  editor.insertText('b');
  editor.undo();
  expect(htmlOf(editor)).toBe('<p>a</p>');
});

test('pasted HTML is cleaned', () => {
  const editor = editorOf('<p>a </p>');
  const held: Record<string, string> = {
    'text/html': '<b onclick="x()">bold</b><script>x()</script>',
  };
  editor.insertData({ getData: (type: string) => held[type] ?? '' } as DataTransfer);
  expect(htmlOf(editor)).toBe('<p>a<strong>bold</strong></p>');
});

test.each([
  ['in front of', 0, '<ul><li>a</li><li>b</li></ul><p>xy</p>'],
  ['within', 1, '<p>x</p><ul><li>a</li><li>b</li></ul><p>y</p>'],
  ['behind', 2, '<p>xy</p><ul><li>a</li><li>b</li></ul>'],
])('a list pasted %s text keeps all its items', (_, offset, expected) => {
  const editor = editorOf('<p>xy</p>');
  Transforms.select(editor, { path: [0, 0], offset });
  const html = '<ul><li>a</li><li>b</li></ul>';
  editor.insertData({
    getData: (type: string) => (type === 'text/html' ? html : ''),
  } as DataTransfer);
  expect(htmlOf(editor)).toBe(expected);
});

test('text typed after a new link is not part of it', () => {
  const editor = editorOf('<p>See </p>');
  changeLink(editor, 'https://a.example/');
  editor.insertText(' now');
  expect(htmlOf(editor)).toMatch(/<\/a> now<\/p>$/);
});
