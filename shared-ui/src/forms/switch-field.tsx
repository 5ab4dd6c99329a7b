import { Box, chakra } from '@chakra-ui/react';
import { FieldHintAndError } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { createFormField } from './create-form-field';

const SwitchLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minHeight: '6', cursor: 'pointer' },
});

const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    width: '32px',
    height: '20px',
    bg: 'lineControl',
    borderRadius: 'full',
    cursor: 'pointer',
    transition: 'background-color 120ms',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      width: '14px',
      height: '14px',
      bg: 'panel',
      borderRadius: 'full',
      transition: 'inset-inline-start 120ms',
    },
    '&:checked': { bg: 'accent', _before: { insetInlineStart: '15px' } },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const SwitchField = createFormField<boolean, FieldProps>(
  ({ wired: { id, value, error, control, setValue }, label, hint, disabled = false }) => {
    return (
      <Box>
        <SwitchLabel>
          <SwitchInput
            {...control}
            type="checkbox"
            role="switch"
            disabled={disabled}
            checked={value}
            onChange={(event) => setValue(event.target.checked)}
          />
          <span>{label}</span>
        </SwitchLabel>
        <FieldHintAndError id={id} error={error} hint={hint} />
      </Box>
    );
  },
);
