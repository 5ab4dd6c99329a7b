import { Editor, Transforms } from 'slate';
import { getCurrentBlock } from './format';
import { type Block, isListItem } from 'server/contract/rich-text/model';

/**
 * Splits the block at the selection, since Slate would merge a list item at the edge of pasted content into
 * the adjacent paragraph.
 */
const splitAroundSelection = (editor: Editor, blocks: readonly Block[]) => {
  const found = getCurrentBlock(editor);
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!found || !first || !last || blocks.length < 2) return;
  const [{ type }, path] = found;
  if (type === 'image' || type === 'bullet' || type === 'number' || !editor.selection) return;
  if (isListItem(last) && !Editor.isEnd(editor, editor.selection.focus, path)) {
    Transforms.splitNodes(editor, { always: true });
    Transforms.move(editor, { reverse: true });
  }
  if (isListItem(first) && !Editor.isStart(editor, editor.selection.focus, path)) {
    Transforms.splitNodes(editor, { always: true });
  }
};

export const insertBlocks = (editor: Editor, blocks: Block[]): void => {
  Editor.deleteFragment(editor);
  splitAroundSelection(editor, blocks);
  Transforms.insertFragment(editor, blocks);
};
