import { defineEditorField } from './define-editor-field';
import { RichTextEditor } from './rich-text-editor';

/** The value is an HTML string. */
export const RichTextField = defineEditorField(RichTextEditor);
