import type { LookupName } from 'server/contract/lookups';
import { lookupSource } from 'shared-auth/lookups';
import {
  PickerField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
  yup,
  type PickerItem,
} from 'shared-ui/forms';
import type { RecordField } from './record-field';

interface FieldOptions {
  label: string;
  hint?: string;
  /** Error message for an empty value; without it the field is optional. */
  required?: string;
}

interface TextFieldOptions extends FieldOptions {
  max?: number;
  /** Error message for more than `max` characters. */
  tooLong?: string;
}

const readStoredValue = (stored: object, name: string): unknown =>
  (stored as Record<string, unknown>)[name];

const createTextRule = (
  required: string | undefined,
  max: number,
  tooLong = `Use at most ${max.toLocaleString('en')} characters.`,
) => {
  const rule = yup.string().max(max, tooLong);
  return required === undefined ? rule : rule.trim().required(required);
};

export const textField = ({
  required,
  max = 100,
  tooLong,
  isFixed = false,
  ...options
}: TextFieldOptions & {
  /** True if the value cannot change after the record is created. */
  isFixed?: boolean;
}): RecordField<string> & { rule: ReturnType<typeof createTextRule> } => ({
  label: options.label,
  empty: '',
  rule: createTextRule(required, max, tooLong),
  input: ({ name, isStored }) => {
    const hint = isStored ? 'It cannot be changed.' : 'It cannot be changed later.';
    return (
      <TextField
        name={name}
        {...options}
        {...(isFixed && { hint, readOnly: isStored })}
        required={required !== undefined && !(isFixed && isStored)}
      />
    );
  },
});

export const longTextField = ({
  required,
  max = 1_000,
  tooLong,
  storedHint,
  ...options
}: TextFieldOptions & { rows?: number; storedHint?: string }): RecordField<string> => ({
  label: options.label,
  empty: '',
  rule: createTextRule(required, max, tooLong),
  input: ({ name, isStored }) => (
    <TextAreaField
      name={name}
      {...options}
      {...(isStored && storedHint !== undefined && { hint: storedHint })}
      required={required !== undefined}
    />
  ),
});

/** Field for a flag, which is 1 or 0 in the API and `'1'` or `'0'` in the form. */
export const flagField = ({
  required,
  labels: [yes, no],
  ...options
}: FieldOptions & {
  required: string;
  labels: readonly [yes: string, no: string];
}): RecordField<string> => ({
  label: options.label,
  empty: '',
  rule: yup.string().required(required),
  read: (stored, name) => String(readStoredValue(stored, name)),
  write: (value, name) => ({ [name]: Number(value) }),
  show: (value) => (value === '1' ? yes : no),
  input: ({ name }) => (
    <SelectField
      name={name}
      {...options}
      options={[
        { value: '1', label: yes },
        { value: '0', label: no },
      ]}
      required
    />
  ),
});

export const statusField = (hint: string) =>
  flagField({
    label: 'Status',
    hint,
    required: 'Choose the status.',
    labels: ['Active', 'Inactive'],
  });

export const switchField = (label: string): RecordField<boolean> => ({
  label,
  empty: false,
  input: ({ name }) => <SwitchField name={name} label={label} />,
});

/**
 * Field that picks a record. The API returns it as `{ id, name }`, and expects the id in the field's name
 * plus `Id`.
 */
export const pickerField = ({
  required,
  source,
  ...options
}: FieldOptions & { source: LookupName; placeholder?: string }): RecordField<PickerItem | null> => {
  const lookup = lookupSource(source);
  const item = yup.mixed().nullable();
  return {
    label: options.label,
    empty: null,
    rule: required === undefined ? item : item.required(required),
    read: (stored, name) => {
      const reference = readStoredValue(stored, name) as
        { id: number; name: string } | null | undefined;
      return reference ? { id: reference.id, label: reference.name } : null;
    },
    write: (value, name) => ({ [`${name}Id`]: value?.id ?? null }),
    show: (value) => value?.label ?? '',
    input: ({ name }) => (
      <PickerField name={name} {...options} {...lookup} required={required !== undefined} />
    ),
  };
};
