import {
  type Block,
  emptyParagraph,
  isListItem,
  type LinkElement,
  type RichText,
  type TextBlock,
} from 'server/contract/rich-text/model';
import type { BaseEditor } from 'slate';
import { Editor, Element, Node, Path, Range, Transforms } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';
import { fromHtml } from './from-html';
import { getCurrentBlock, changeIndent } from './format';
import { insertBlocks } from './insert-blocks';
import type { PlaceholderElement } from './placeholders';

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: Block | LinkElement | PlaceholderElement;
    Text: RichText;
  }
}

const isBlock = (node: Node): node is Block =>
  Element.isElement(node) && node.type !== 'link' && node.type !== 'placeholder';

const toPlainBlocks = (text: string): Block[] =>
  text.split(/\r?\n/).map((line): TextBlock => ({ type: 'paragraph', children: [{ text: line }] }));

const isCaretAtStart = (editor: Editor, path: Path) =>
  editor.selection !== null &&
  Range.isCollapsed(editor.selection) &&
  Editor.isStart(editor, editor.selection.anchor, path);

// Number of blocks per chunk; while typing, Slate re-renders only the chunk of the changed block.
const renderChunkSize = 50;

export const withRichText = (editor: Editor): Editor => {
  const { isInline, isVoid, insertBreak, deleteBackward, insertData, normalizeNode } = editor;

  editor.getChunkSize = (node) => (Editor.isEditor(node) ? renderChunkSize : null);
  editor.isInline = (element) => element.type === 'link' || isInline(element);
  editor.isVoid = (element) => element.type === 'image' || isVoid(element);

  editor.insertBreak = () => {
    const found = getCurrentBlock(editor);
    if (found?.[0].type === 'image') {
      Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(found[1]), select: true });
      return;
    }
    if (found && isListItem(found[0]) && Node.string(found[0]) === '') {
      if (found[0].indent) changeIndent(editor, -1);
      else Transforms.setNodes(editor, { type: 'paragraph' }, { at: found[1] });
      return;
    }
    const ends =
      found && Editor.isEnd(editor, editor.selection?.focus ?? Editor.end(editor, []), found[1]);
    insertBreak();
    if (ends && found[0].type.startsWith('heading'))
      Transforms.setNodes(editor, { type: 'paragraph' });
  };

  editor.deleteBackward = (unit) => {
    const found = getCurrentBlock(editor);
    const plain = !found || (found[0].type === 'paragraph' && !found[0].indent);
    if (!found || plain || found[0].type === 'image' || !isCaretAtStart(editor, found[1])) {
      deleteBackward(unit);
    } else if (found[0].indent) changeIndent(editor, -1);
    else Transforms.setNodes(editor, { type: 'paragraph' }, { at: found[1] });
  };

  editor.insertData = (data) => {
    const own = data.getData('application/x-slate-fragment');
    const html = data.getData('text/html');
    const text = data.getData('text/plain');
    if (own) insertData(data);
    else if (html) insertBlocks(editor, fromHtml(html));
    else if (text) Transforms.insertFragment(editor, toPlainBlocks(text));
  };

  editor.normalizeNode = (entry) => {
    const [node, path] = entry;
    if (Element.isElement(node) && node.type === 'link' && Node.string(node) === '') {
      Transforms.removeNodes(editor, { at: path });
      return;
    }
    const last = Editor.isEditor(node) ? node.children.at(-1) : undefined;
    if (Editor.isEditor(node) && (!last || (isBlock(last) && last.type === 'image'))) {
      Transforms.insertNodes(editor, emptyParagraph(), { at: [node.children.length] });
      return;
    }
    normalizeNode(entry);
  };

  return editor;
};
