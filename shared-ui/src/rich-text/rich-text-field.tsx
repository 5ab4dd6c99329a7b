import { FieldFrame } from '../forms/field-frame';
import type { FieldProps } from '../forms/field-props';
import { useWiredField } from '../forms/use-wired-field';
import { RichTextEditor } from './rich-text-editor';

interface Props extends FieldProps {
  placeholder?: string;
}

/** Formatted text as a form's field; its value is an HTML string. */
export const RichTextField = ({
  name,
  label,
  hint,
  required = false,
  disabled = false,
  placeholder,
}: Props) => {
  const { id, value, error, describedBy, setValue, touch } = useWiredField<string>(name, hint);
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
