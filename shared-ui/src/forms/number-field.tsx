import { TextInput } from '../layout/text-input';
import { FieldFrame } from '../field/field-frame';
import type { FieldProps } from '../field/field-props';
import { useWiredField } from './use-wired-field';

interface Props extends FieldProps {
  min?: number;
  max?: number;
  step?: number;
  placeholder?: string;
}

/** A number, or `''` while nothing is typed. */
export const NumberField = ({ name, label, hint, required = false, ...rest }: Props) => {
  const { id, value, error, control, setValue } = useWiredField<number | ''>(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, required, error }}>
      <TextInput
        {...control}
        {...rest}
        type="number"
        fontVariantNumeric="tabular-nums"
        aria-required={required || undefined}
        value={value}
        onWheel={(event) => event.currentTarget.blur()}
        onChange={(event) => {
          const number = event.target.valueAsNumber;
          setValue(Number.isNaN(number) ? '' : number);
        }}
      />
    </FieldFrame>
  );
};
