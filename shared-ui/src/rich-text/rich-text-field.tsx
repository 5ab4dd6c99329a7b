import { defineEditorField } from './define-editor-field';
import { RichTextEditor } from './rich-text-editor';

/** Field for rich text; the value is an HTML string. */
export const RichTextField = defineEditorField(RichTextEditor);
