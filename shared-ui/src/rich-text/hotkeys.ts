import type { KeyboardEvent } from 'react';
import type { Editor } from 'slate';
import { getCurrentBlock, changeIndent } from './format';
import { isListItem } from 'server/contract/rich-text/model';
import { editorTools } from './tools';

const toKeyString = (event: KeyboardEvent) => {
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  const parts = [
    event.ctrlKey || event.metaKey ? 'mod' : '',
    event.altKey ? 'alt' : '',
    event.shiftKey ? 'shift' : '',
    digit ?? event.key.toLowerCase(),
  ];
  return parts.filter(Boolean).join('+');
};

/** Runs the shortcut of a key event. Tab indents only list items; in other text it leaves the editor. */
export const runEditorHotkey = (
  editor: Editor,
  event: KeyboardEvent,
  openLink: () => void,
): void => {
  const keys = toKeyString(event);
  const block = getCurrentBlock(editor)?.[0];
  const tool = editorTools.find((candidate) => candidate.keys === keys);
  const moves = event.key === 'Tab' && block !== undefined && isListItem(block);
  if (moves) changeIndent(editor, event.shiftKey ? -1 : 1);
  else if (keys === 'mod+k') openLink();
  else if (tool) tool.run(editor);
  else if (keys === 'shift+enter') editor.insertText('\n');
  else return;
  event.preventDefault();
};
