import { Box, chakra } from '@chakra-ui/react';
import { ChevronDownIcon } from '../icon';
import { inputFrame } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { wired } from './wired';

const Select = chakra('select', {
  base: { ...inputFrame, appearance: 'none', pe: '8', '& option': { bg: 'raised' } },
});

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface Props extends FieldProps {
  options: readonly SelectOption[];
  placeholder?: string;
  /** It has a value from the start and keeps one: there is no entry for none. */
  alwaysSet?: boolean;
}

/** One of a few values; its own value is a string, `''` for none. */
export const SelectField = wired<string, Props>(
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
        <Box position="relative">
          <Select
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
          </Select>
          <Box position="absolute" insetInlineEnd="2.5" top="11px" pointerEvents="none">
            <ChevronDownIcon size={14} aria-hidden />
          </Box>
        </Box>
      </FieldFrame>
    );
  },
);
