import { memo, use } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { type WiredField, FieldWiringContext } from '../field/wiring-context';
import type { Placeholder } from './placeholders';
import { RichTextEditor } from './rich-text-editor';

interface Props extends FieldProps {
  placeholder?: string;
  placeholders?: readonly Placeholder[];
}

/** Memoized, so that typing in other fields does not re-render the editor. */
const EditorField = memo(
  ({
    wired: { id, value, error, setValue, parts },
    label,
    hint,
    required = false,
    disabled = false,
    placeholder,
    placeholders,
  }: Omit<Props, 'name'> & { wired: WiredField<string> }) => (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <RichTextEditor
        {...parts}
        label={label}
        value={value}
        onChange={setValue}
        placeholder={placeholder}
        placeholders={placeholders}
        disabled={disabled}
        required={required}
      />
    </FieldFrame>
  ),
);

/** The value is an HTML string. */
export const RichTextField = ({ name, ...rest }: Props) => {
  const useWiredField = use(FieldWiringContext);
  if (!useWiredField) throw new Error(`The field "${name}" stands outside of a Form`);
  return <EditorField {...rest} wired={useWiredField(name, rest.hint)} />;
};
