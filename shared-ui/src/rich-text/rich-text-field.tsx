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
  const { id, value, error, describedBy, setValue, touch } = useWiredField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <RichTextEditor
        id={id}
        label={label}
        value={value}
        onChange={setValue}
        placeholder={placeholder}
        disabled={disabled}
        required={required}
        invalid={error !== undefined}
        describedBy={describedBy}
        onBlur={touch}
      />
    </FieldFrame>
  );
};
