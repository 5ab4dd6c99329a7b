import { Box, chakra } from '@chakra-ui/react';
import { Checkbox } from '../layout/checkbox';
import { FieldWords, Required } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { wired } from './wired';

const Line = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '6',
    cursor: 'pointer',
  },
});

/** Yes or no. */
export const CheckboxField = wired<boolean, FieldProps>(
  ({
    wired: { id, value, error, control, setValue },
    label,
    hint,
    required = false,
    disabled = false,
  }) => {
    return (
      <Box>
        <Line>
          <Checkbox
            {...control}
            disabled={disabled}
            aria-required={required || undefined}
            checked={value}
            onChange={(event) => setValue(event.target.checked)}
          />
          <span>
            {label}
            {required ? <Required /> : null}
          </span>
        </Line>
        <FieldWords id={id} error={error} hint={hint} />
      </Box>
    );
  },
);
