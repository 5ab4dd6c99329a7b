import { use } from 'react';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { WiringContext } from '../field/wiring-context';
import { RichTextEditor } from './rich-text-editor';

interface Props extends FieldProps {
  placeholder?: string;
}

/** Formatted text as a field of a `Form`; its value is an HTML string. */
export const RichTextField = ({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  placeholder,
}: Props) => {
  const useWiredField = use(WiringContext);
  if (!useWiredField) throw new Error(`The field "${name}" stands outside of a Form`);
  const { id, value, error, setValue, parts } = useWiredField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <RichTextEditor
        {...parts}
        label={label}
        value={value}
        onChange={setValue}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
      />
    </FieldFrame>
  );
};
