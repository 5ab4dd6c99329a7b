import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { SelectInput } from './select-input';
import { createFormField } from './create-form-field';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  alwaysSet?: boolean;
}

/** The value is a string, `''` for none. */
export const SelectField = createFormField<string, Props>(
  ({
    wired: { id, value, error, control, setValue },
    label,
    hint,
    required = false,
    options,
    placeholder = 'Select…',
    alwaysSet = false,
    ...rest
  }) => {
    const stored = value !== '' && !options.some((option) => option.value === value);
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <SelectInput
          {...control}
          {...rest}
          aria-required={required || undefined}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        >
          {alwaysSet && value !== '' ? null : <option value="">{placeholder}</option>}
          {stored ? <option value={value}>{value}</option> : null}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </SelectInput>
      </FieldFrame>
    );
  },
);
