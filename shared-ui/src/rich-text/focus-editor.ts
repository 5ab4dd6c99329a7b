import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

const maxTries = 50;
/** Milliseconds between two tries. */
const pause = 20;

/** Slate looks for the caret in the DOM, which a slow machine renders later than Slate itself waits. */
export const focusEditor = (editor: Editor, tries = maxTries): void => {
  if (editor.operations.length === 0)
    try {
      ReactEditor.focus(editor);
      return;
    } catch (error) {
      if (tries === 0) throw error;
    }
  if (tries > 0) setTimeout(() => focusEditor(editor, tries - 1), pause);
};
