import type { Editor } from 'slate';
import { ReactEditor } from 'slate-react';

const maxTries = 50;
/** Milliseconds between two attempts to focus the editor. */
const pause = 20;

/**
 * Focuses the editor. Repeats on failure, since Slate needs the caret's DOM node, which slow machines render
 * later than Slate waits.
 */
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
