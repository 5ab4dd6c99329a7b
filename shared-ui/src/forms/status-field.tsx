import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import type { StatusCategory } from '../mark/status-mark';
import { optionsFromList } from '../picker/options-from-list';
import { Picker } from '../picker/picker';
import { createFormField } from './create-form-field';

interface StatusOption {
  value: string;
  label: string;
  category: StatusCategory;
}

interface Props extends FieldProps {
  options: readonly StatusOption[];
  placeholder?: string;
}

/** The value is a string, `''` for none. */
export const StatusField = createFormField<string, Props>(
  ({
    wired: { id, value, error, setValue, parts },
    label,
    hint,
    required = false,
    disabled,
    options,
    placeholder,
  }) => {
    const items = options.map((option) => ({ ...option, id: option.value }));
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <Picker
          {...parts}
          label={label}
          value={items.filter((item) => item.id === value)}
          onChange={([item]) => setValue(item ? String(item.id) : '')}
          useOptions={optionsFromList(items)}
          placeholder={placeholder}
          disabled={disabled}
          required={required}
        />
      </FieldFrame>
    );
  },
);
