import { TextInput } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { createFormField } from './create-form-field';

interface Props extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  placeholder?: string;
}

/** The value is `''` when empty and `NaN` for invalid text, so that a schema can refuse it. */
export const NumberField = createFormField<number | '', Props>(
  ({ wired: { id, value, error, control, setValue }, label, hint, required = false, ...rest }) => {
    return (
      <FieldFrame {...{ id, label, hint, required, error }}>
        <TextInput
          {...control}
          {...rest}
          type="number"
          fontVariantNumeric="tabular-nums"
          aria-required={required || undefined}
          value={Number.isFinite(value) ? value : ''}
          onWheel={(event) => event.currentTarget.blur()}
          onChange={(event) => {
            const { validity, valueAsNumber, value: text } = event.target;
            setValue(text === '' && !validity.badInput ? '' : valueAsNumber);
          }}
        />
      </FieldFrame>
    );
  },
);
