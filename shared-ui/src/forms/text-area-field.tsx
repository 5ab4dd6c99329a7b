import { chakra } from '@chakra-ui/react';
import { inputFrameStyle } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { createFormField } from './create-form-field';

const StyledTextArea = chakra(
  'textarea',
  { base: { ...inputFrameStyle, py: '2', resize: 'vertical' } },
  { defaultProps: { dir: 'auto' } },
);

interface Props extends FieldProps {
  rows?: number;
  placeholder?: string;
  maxLength?: number;
}

export const TextAreaField = createFormField<string, Props>(
  ({
    wired: { id, value, error, control, setValue },
    label,
    hint,
    required = false,
    rows = 4,
    ...rest
  }) => {
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <StyledTextArea
          {...control}
          {...rest}
          rows={rows}
          aria-required={required || undefined}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </FieldFrame>
    );
  },
);
