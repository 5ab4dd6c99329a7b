import { Box } from '@chakra-ui/react';
import { Checkbox } from '../layout/checkbox';
import { FieldHintAndError, RequiredMark } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { CheckboxLine } from './checkbox-line';
import { createFormField } from './create-form-field';

export const CheckboxField = createFormField<boolean, FieldProps>(
  ({
    wired: { id, value, error, control, setValue },
    label,
    hint,
    required = false,
    disabled = false,
  }) => {
    return (
      <Box>
        <CheckboxLine>
          <Checkbox
            {...control}
            disabled={disabled}
            aria-required={required || undefined}
            checked={value}
            onChange={(event) => setValue(event.target.checked)}
          />
          <span>
            <span>{label}</span>
            {required ? <RequiredMark /> : null}
          </span>
        </CheckboxLine>
        <FieldHintAndError id={id} error={error} hint={hint} />
      </Box>
    );
  },
);
