import { defineEditorField } from './define-editor-field';
import { LineEditor } from './line-editor';

/** Field for one line of text; the value contains placeholders as `{{name}}`. */
export const LineField = defineEditorField(LineEditor);
