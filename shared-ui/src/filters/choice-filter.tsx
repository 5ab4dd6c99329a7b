import { Menu } from '../action/menu';
import { Chip } from './chip';
import { RemovableFilter } from './removable-filter';

export interface Choice<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  label: string;
  /** Accessible name if it differs from the label, such as `Filter job`. */
  name?: string;
  value: Value;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  onRemove?: () => void;
}

export const ChoiceFilter = <Value extends string>({
  label,
  name = label,
  value,
  options,
  onChange,
  onRemove,
}: Props<Value>) => {
  const current = options.find((option) => option.value === value)?.label ?? value;
  return (
    <RemovableFilter label={name} onRemove={onRemove}>
      <Menu
        label={name}
        entries={options.map((option) => ({
          id: option.value,
          label: option.label,
          checked: option.value === value,
          onSelect: () => onChange(option.value),
        }))}
        trigger={
          <Chip
            type="button"
            aria-label={name === label ? undefined : `${name}: ${label} ${current}`}
          >
            <span>{`${label} `}</span>
            <b>{current}</b>
          </Chip>
        }
      />
    </RemovableFilter>
  );
};
