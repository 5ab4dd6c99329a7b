import { memo, useState, type ReactNode } from 'react';
import { FilterAdder, FilterBar, SearchBox } from 'shared-ui/table';
import type { AddressFields, ChangeState } from '../react';
import { FilterChip, type FilterValues } from './filter-chip';
import type { ListPageState } from './list';
import { ListViews } from '../views';
import { listFilterFields, type ListFilter } from './list-filter';

interface FilteredList {
  list: {
    one: string;
    many: string;
    fields: AddressFields<ListPageState>;
    filters: readonly ListFilter[];
  };
  state: ListPageState;
  change: ChangeState<ListPageState>;
  scope: string;
  /** Returns the number of rows of a saved view; without this function, views show no number. */
  readTotal?: (search: string) => Promise<number>;
}

interface Props {
  list: FilteredList;
  /** Label of the search box; default: `Search` with the list's noun, such as `Search jobs`. */
  searchLabel?: string;
  hidden?: readonly string[];
  children?: ReactNode;
}

const Filters = ({ list: shown, searchLabel, hidden = [], children }: Props) => {
  const { list, state, change } = shown;
  const filters = list.filters.filter(
    (filter) => !listFilterFields(filter).some((field) => hidden.includes(field)),
  );
  const [added, setAdded] = useState<readonly ListFilter[]>([]);
  const values = { ...state } as FilterValues;
  const fields = list.fields as AddressFields<FilterValues>;
  const onChange = (next: FilterValues) => change(next as Partial<ListPageState>);
  const isSet = (filter: ListFilter) =>
    listFilterFields(filter).some((name) => values[name] !== fields[name]?.fallback);
  const remove = (filter: ListFilter) => {
    setAdded(added.filter((other) => other !== filter));
    onChange(
      Object.fromEntries(listFilterFields(filter).map((name) => [name, fields[name]?.fallback])),
    );
  };
  const draw = (filter: ListFilter) => (
    <FilterChip
      key={filter.label}
      filter={filter}
      values={values}
      onChange={onChange}
      startOpen={added.at(-1) === filter}
      removal={filter.isAdded ? { onRemove: () => remove(filter) } : {}}
    />
  );
  const addable = filters.filter(({ isAdded }) => isAdded);
  const standing = addable.filter((filter) => isSet(filter) || added.includes(filter));
  const offered = addable.filter((filter) => !standing.includes(filter));
  return (
    <FilterBar>
      <SearchBox
        label={searchLabel ?? `Search ${list.many}`}
        value={state.search}
        onChange={(search) => change({ search }, { replace: true })}
      />
      {filters.filter(({ isAdded }) => !isAdded).map(draw)}
      {children}
      {standing.map(draw)}
      <FilterAdder
        options={offered.map(({ label }) => ({ id: label, label }))}
        onAdd={(id) => setAdded([...added, ...offered.filter(({ label }) => label === id)])}
      />
      <ListViews noun={list} readTotal={shown.readTotal} />
    </FilterBar>
  );
};

/** Memoized, so that another page of the same filter does not re-render the filter bar. */
export const ListFilters = memo(
  Filters,
  (before, now) =>
    before.list.change === now.list.change &&
    before.list.scope === now.list.scope &&
    before.hidden === now.hidden &&
    before.children === now.children,
);
