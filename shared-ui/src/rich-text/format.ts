import { Editor, Element, type NodeEntry, Range, Transforms } from 'slate';
import {
  type Block,
  deepest,
  isListItem,
  type LinkElement,
  type Mark,
  marks,
  type TextBlockType,
} from 'server/contract/rich-text/model';

const isBlock = (node: unknown): node is Block =>
  Element.isElement(node) && node.type !== 'link' && node.type !== 'placeholder';

const isLink = (node: unknown): node is LinkElement =>
  Element.isElement(node) && node.type === 'link';

const iterateSelectedBlocks = (editor: Editor) =>
  editor.selection ? Editor.nodes(editor, { match: isBlock }) : undefined;

const getSelectedBlocks = (editor: Editor): NodeEntry<Block>[] => [
  ...(iterateSelectedBlocks(editor) ?? []),
];

export const getCurrentBlock = (editor: Editor): NodeEntry<Block> | undefined => {
  const first = iterateSelectedBlocks(editor)?.next();
  return first?.done ? undefined : first?.value;
};

export const hasMark = (editor: Editor, mark: Mark): boolean =>
  editor.selection !== null && Editor.marks(editor)?.[mark] === true;

export const toggleMark = (editor: Editor, mark: Mark): void => {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark);
  else Editor.addMark(editor, mark, true);
};

export const isCurrentBlockType = (editor: Editor, type: TextBlockType): boolean =>
  getCurrentBlock(editor)?.[0].type === type;

export const toggleBlock = (editor: Editor, type: TextBlockType): void => {
  const next = isCurrentBlockType(editor, type) ? 'paragraph' : type;
  Editor.withoutNormalizing(editor, () => {
    for (const [block, at] of getSelectedBlocks(editor)) {
      if (block.type === 'image') continue;
      Transforms.setNodes(editor, { type: next }, { at });
      if (next !== 'paragraph' && !isListItem({ ...block, type: next })) {
        Transforms.unsetNodes(editor, 'indent', { at });
      }
    }
  });
};

export const changeIndent = (editor: Editor, step: 1 | -1): void => {
  for (const [block, at] of getSelectedBlocks(editor)) {
    if (block.type === 'image') continue;
    const indent = Math.min(deepest, Math.max(0, (block.indent ?? 0) + step));
    if (indent === 0) Transforms.unsetNodes(editor, 'indent', { at });
    else Transforms.setNodes(editor, { indent }, { at });
  }
};

export const clearFormatting = (editor: Editor): void => {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: isLink, split: true });
    Transforms.unsetNodes(editor, [...marks], { match: (node) => 'text' in node, split: true });
    for (const mark of marks) Editor.removeMark(editor, mark);
    for (const [block, at] of getSelectedBlocks(editor)) {
      if (block.type === 'image') continue;
      Transforms.setNodes(editor, { type: 'paragraph' }, { at });
      Transforms.unsetNodes(editor, 'indent', { at });
    }
  });
};

export const getCurrentLink = (editor: Editor): LinkElement | undefined => {
  if (!editor.selection) return undefined;
  return Editor.above(editor, { match: isLink })?.[0];
};

export const insertLink = (editor: Editor, href: string, words: string): void => {
  Transforms.insertNodes(editor, { type: 'link', href, children: [{ text: words || href }] });
  Transforms.move(editor, { unit: 'offset' });
};

/**
 * Sets the link of the selected text; without a selection inserts the URL as linked text, `null` removes the
 * link.
 */
export const changeLink = (editor: Editor, href: string | null): void => {
  const { selection } = editor;
  if (!selection) return;
  const inside = Editor.above(editor, { match: isLink });
  if (inside && href !== null) {
    Transforms.setNodes(editor, { href }, { at: inside[1] });
    return;
  }
  Transforms.unwrapNodes(editor, { match: isLink });
  if (href === null) return;
  if (Range.isCollapsed(selection)) {
    insertLink(editor, href, href);
  } else {
    Transforms.wrapNodes(editor, { type: 'link', href, children: [] }, { split: true });
    Transforms.collapse(editor, { edge: 'end' });
  }
};

export const insertImage = (editor: Editor, src: string, alt: string): void => {
  Transforms.insertNodes(editor, { type: 'image', src, alt, children: [{ text: '' }] });
  Transforms.move(editor);
};

/** Replaces the editor's content and clears the undo history. */
export const replaceAllBlocks = (editor: Editor, blocks: Block[]): void => {
  Transforms.deselect(editor);
  editor.children = blocks;
  editor.history = { undos: [], redos: [] };
  Editor.normalize(editor, { force: true });
  editor.onChange();
};
