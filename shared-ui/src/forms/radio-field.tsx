import type { FieldProps } from '../field/field-props';
import { RadioGroup, type RadioOption } from './radio-group';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  options: readonly RadioOption<string | number>[];
}

export const RadioField = createFormField<string | number, Props>(
  ({ wired: { id, value, error, setValue, touch }, name: _, ...rest }) => (
    <RadioGroup {...rest} id={id} value={value} error={error} onChoose={setValue} onBlur={touch} />
  ),
);
