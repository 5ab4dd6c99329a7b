import { useId } from 'react';
import { FieldFrame } from '../field/field-frame';
import { SelectInput } from './select-input';

interface Props<Value extends string> {
  label: string;
  hint?: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string }[];
  disabled?: boolean;
  onChoose: (value: Value) => void;
}

/** Select outside a form, whose change takes effect at once. */
export const ChoiceField = <Value extends string>({
  label,
  hint,
  value,
  options,
  disabled,
  onChoose,
}: Props<Value>) => {
  const id = useId();
  const choose = (written: string) => {
    const chosen = options.find((option) => option.value === written);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint}>
      <SelectInput
        id={id}
        value={value}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => choose(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </FieldFrame>
  );
};
