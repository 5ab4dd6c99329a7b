import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { FieldHintAndError, RequiredMark } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { Checkbox } from '../layout/checkbox';
import { CheckboxLine } from './checkbox-line';
import { createFormField } from './create-form-field';

interface CheckboxOption {
  value: string;
  label: string;
  hint?: string;
}

interface CheckboxProps {
  option: CheckboxOption;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const One = ({ option: { label, hint }, checked, onChange }: CheckboxProps) => {
  const id = useId();
  return (
    <Box>
      <CheckboxLine>
        <Checkbox
          checked={checked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </CheckboxLine>
      <FieldHintAndError id={id} hint={hint} />
    </Box>
  );
};

/** The value lists the chosen options, in the order of the options. */
export const CheckboxesField = createFormField<
  readonly string[],
  FieldProps & { options: readonly CheckboxOption[] }
>(({ wired: { id, value, error, setValue, touch }, label, hint, required = false, options }) => (
  <Box
    as="fieldset"
    id={id}
    tabIndex={-1}
    aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    onBlur={touch}
  >
    <Box as="legend" textStyle="label" fontWeight={550}>
      <span>{label}</span>
      {required ? <RequiredMark /> : null}
    </Box>
    <FieldHintAndError id={id} error={error} hint={hint} />
    <Box display="grid" gap="3" mt="2">
      {options.map((option) => (
        <One
          key={option.value}
          option={option}
          checked={value.includes(option.value)}
          onChange={(checked) =>
            setValue(
              options
                .map((each) => each.value)
                .filter((each) => (each === option.value ? checked : value.includes(each))),
            )
          }
        />
      ))}
    </Box>
  </Box>
));
