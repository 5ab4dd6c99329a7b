import { Picker } from '../picker/picker';
import type { PickerItem, UseOptions } from '../picker/picker-options';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { wired } from './wired';

interface Props extends FieldProps {
  useOptions: UseOptions;
  /** The value is then a `PickerItem[]` instead of `PickerItem | null`. */
  multiple?: boolean;
  placeholder?: string;
}

type Value = PickerItem | null | readonly PickerItem[];

const listOf = (value: Value): readonly PickerItem[] => {
  if (value === null) return [];
  return 'id' in value ? [value] : value;
};

/** One or several entries of a long list. */
export const PickerField = wired<Value, Props>(
  ({
    wired: { id, value, error, setValue, parts },
    label,
    hint,
    required = false,
    disabled,
    useOptions,
    multiple = false,
    placeholder,
  }) => {
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <Picker
          {...parts}
          label={label}
          value={listOf(value)}
          onChange={(items) => setValue(multiple ? items : (items[0] ?? null))}
          useOptions={useOptions}
          multiple={multiple}
          placeholder={placeholder}
          disabled={disabled}
          required={required}
        />
      </FieldFrame>
    );
  },
);
