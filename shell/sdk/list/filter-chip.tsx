import { ChoiceFilter, DateRangeFilter, PickerFilter } from 'shared-ui/table';
import type {
  ChoiceListFilter,
  DateRangeListFilter,
  ListFilter,
  LookupListFilter,
} from './list-filter';

export type FilterValues = Record<string, unknown>;

interface Props<Filter> {
  filter: Filter;
  values: FilterValues;
  onChange: (values: FilterValues) => void;
  startOpen: boolean;
  removal: { onRemove?: () => void };
}

const Choice = ({ filter, values, onChange, removal }: Props<ChoiceListFilter<string>>) => (
  <ChoiceFilter
    {...filter}
    {...removal}
    value={String(values[filter.field])}
    onChange={(value) => onChange({ [filter.field]: value })}
  />
);

const Lookup = (props: Props<LookupListFilter<string>>) => {
  const { filter, values, onChange, startOpen, removal } = props;
  const chosen = filter.source.useChosen(values[filter.field] as number | undefined);
  return (
    <PickerFilter
      label={filter.label}
      value={chosen}
      useOptions={filter.source.useOptions}
      startOpen={startOpen}
      onChange={({ id }) => onChange({ [filter.field]: typeof id === 'number' ? id : undefined })}
      {...removal}
    />
  );
};

const DateRangeChip = (props: Props<DateRangeListFilter<string>>) => {
  const { filter, values, onChange, startOpen, removal } = props;
  const { label, order, from, to } = filter;
  return (
    <DateRangeFilter
      label={label}
      order={order}
      today={filter.useToday()}
      value={{
        from: values[from] as string | undefined,
        to: values[to] as string | undefined,
      }}
      startOpen={startOpen}
      onChange={(range) => onChange({ [from]: range.from, [to]: range.to })}
      {...removal}
    />
  );
};

export const FilterChip = ({ filter, ...rest }: Props<ListFilter>) => {
  if (filter.kind === 'choice') return <Choice filter={filter} {...rest} />;
  if (filter.kind === 'lookup') return <Lookup filter={filter} {...rest} />;
  return <DateRangeChip filter={filter} {...rest} />;
};
