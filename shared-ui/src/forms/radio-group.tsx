import { Box, chakra, Flex } from '@chakra-ui/react';
import { FieldHintAndError, RequiredMark } from '../field/field-frame';
import { Label } from '../layout/label';

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    px: '3',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '& input': { flexShrink: 0, width: '16px', height: '16px', accentColor: 'accent' },
    '&:has(:checked)': { borderColor: 'accent', bg: 'accentSoft' },
    '&:has(:disabled)': { cursor: 'default' },
  },
});

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: string;
}

interface Props<Value extends string | number> {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChoose: (value: Value) => void;
  onBlur?: () => void;
}

export const RadioGroup = <Value extends string | number>({
  id,
  label,
  hint,
  error,
  required = false,
  disabled = false,
  options,
  value,
  onChoose,
  onBlur,
}: Props<Value>) => (
  <Box
    role="radiogroup"
    aria-labelledby={`${id}-label`}
    aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
    aria-invalid={error ? true : undefined}
    aria-required={required || undefined}
  >
    <Label as="div" id={`${id}-label`}>
      <span>{label}</span>
      {required ? <RequiredMark /> : null}
    </Label>
    <Flex wrap="wrap" gap="2">
      {options.map((option, place) => (
        <Choice key={option.value}>
          <input
            type="radio"
            name={id}
            // The first radio button has the group's id, so that a link in the error summary can focus it.
            id={place === 0 ? id : undefined}
            disabled={disabled}
            checked={option.value === value}
            onBlur={onBlur}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </Choice>
      ))}
    </Flex>
    <FieldHintAndError id={id} error={error} hint={hint} />
  </Box>
);
