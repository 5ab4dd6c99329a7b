export { LineField } from './line-field';
export type { Placeholder } from './placeholders';
export { RichTextEditor, type RichTextEditorProps } from './rich-text-editor';
export { RichTextField } from './rich-text-field';
export { RichTextView } from './rich-text-view';
