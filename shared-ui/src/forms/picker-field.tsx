import { Picker } from '../picker/picker';
import type { PickerItem, UseOptions } from '../picker/picker-options';
import { VisuallyHidden } from '../layout/visually-hidden';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  useOptions: UseOptions;
  /** Hook that returns the reason why the chosen items can no longer be saved. */
  useRefusal?: ((chosen: readonly PickerItem[]) => string | undefined) | undefined;
  /** Allows several items; the value is then a `PickerItem[]` instead of `PickerItem | null`. */
  multiple?: boolean;
  placeholder?: string;
}

type PickerFieldValue = PickerItem | null | readonly PickerItem[];

const toItems = (value: PickerFieldValue): readonly PickerItem[] => {
  if (value === null) return [];
  return 'id' in value ? [value] : value;
};

const useNoRefusal = () => undefined;

export const PickerField = createFormField<PickerFieldValue, Props>(
  ({
    wired: { id, value, error, setValue, parts },
    label,
    hint,
    required = false,
    disabled,
    useOptions,
    useRefusal = useNoRefusal,
    multiple = false,
    placeholder,
  }) => {
    const chosen = toItems(value);
    const refusal = useRefusal(chosen);
    const refused = refusal && { invalid: true, describedBy: `${id}-error` };
    return (
      <FieldFrame {...{ id, label, hint, required, error: refusal ?? error }}>
        <Picker
          {...parts}
          {...refused}
          label={label}
          value={chosen}
          onChange={(items) => setValue(multiple ? items : (items[0] ?? null))}
          useOptions={useOptions}
          multiple={multiple}
          placeholder={placeholder}
          disabled={disabled}
          required={required}
        />
        <VisuallyHidden role="status">{refusal && `${label}: ${refusal}`}</VisuallyHidden>
      </FieldFrame>
    );
  },
);
