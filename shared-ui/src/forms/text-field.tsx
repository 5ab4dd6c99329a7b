import { TextInput } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'password';
  placeholder?: string;
  maxLength?: number;
  autoComplete?: string;
  readOnly?: boolean;
}

export const TextField = createFormField<string, Props>(
  ({
    wired: { id, value, error, control, setValue },
    label,
    hint,
    required = false,
    type = 'text',
    ...rest
  }) => {
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
  },
);
