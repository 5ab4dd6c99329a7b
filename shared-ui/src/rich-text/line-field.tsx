import { defineEditorField } from './define-editor-field';
import { LineEditor } from './line-editor';

/** The value contains placeholders as `{{name}}`. */
export const LineField = defineEditorField(LineEditor);
