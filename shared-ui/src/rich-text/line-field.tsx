import { defineEditorField } from './define-editor-field';
import { LineEditor } from './line-editor';

/** The value is one line of text, with placeholders as `{{name}}`. */
export const LineField = defineEditorField(LineEditor);
