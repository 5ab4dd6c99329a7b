import { memo, use, type ComponentType } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { FieldWiringContext, type WiredField } from '../field/wiring-context';
import type { RichTextEditorProps } from './rich-text-editor';

export interface EditorFieldProps
  extends FieldProps, Pick<RichTextEditorProps, 'placeholder' | 'placeholders'> {}

interface WiredEditorProps extends Omit<EditorFieldProps, 'name'> {
  Editor: ComponentType<RichTextEditorProps>;
  wired: WiredField<string>;
}

/** Editor connected to the form; memoized, so that typing in other fields does not re-render the editor. */
const WiredEditor = memo(
  ({
    Editor,
    wired: { id, value, error, setValue, parts },
    label,
    hint,
    required = false,
    disabled = false,
    placeholder,
    placeholders,
  }: WiredEditorProps) => (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <Editor
        {...parts}
        {...{ label, value, placeholder, placeholders, disabled, required }}
        onChange={setValue}
      />
    </FieldFrame>
  ),
);

export const defineEditorField = (Editor: ComponentType<RichTextEditorProps>) => {
  const EditorField = ({ name, ...rest }: EditorFieldProps) => {
    const useWiredField = use(FieldWiringContext);
    if (!useWiredField) throw new Error(`The field "${name}" stands outside of a Form`);
    return <WiredEditor {...rest} Editor={Editor} wired={useWiredField(name, rest.hint)} />;
  };
  return EditorField;
};
