import { TextInput } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { useWiredField } from './use-wired-field';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
}

/** One line of text. */
export const TextField = ({
  name,
  label,
  hint,
  required = false,
  type = 'text',
  ...rest
}: Props) => {
  const { id, value, error, control, setValue } = useWiredField<string>(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <TextInput
        {...control}
        {...rest}
        type={type}
        aria-required={required || undefined}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </FieldFrame>
  );
};
