import { memo, useState, type ReactNode } from 'react';
import { FilterAdder, FilterBar, SearchBox } from 'shared-ui/table';
import type { AddressFields, ChangeState } from '../react';
import { FilterChip, type Values } from './filter-chip';
import type { PageState } from './list';
import { fieldsOf, type ListFilter } from './list-filter';

/** What the bar draws of `useList`. */
interface FilteredList {
  list: {
    many: string;
    fields: AddressFields<PageState>;
    filters: readonly ListFilter[];
  };
  state: PageState;
  change: ChangeState<PageState>;
  scope: string;
}

interface Props {
  list: FilteredList;
  /** Name of the search box; `Search jobs` if left out. */
  searchLabel?: string;
  /** Fields whose filters are not for this person. */
  hidden?: readonly string[];
  /** Stands behind the filters that are always there. */
  children?: ReactNode;
}

const Filters = ({ list: shown, searchLabel, hidden = [], children }: Props) => {
  const { list, state, change } = shown;
  const filters = list.filters.filter(
    (filter) => !fieldsOf(filter).some((field) => hidden.includes(field)),
  );
  const [added, setAdded] = useState<readonly ListFilter[]>([]);
  const values = { ...state } as Values;
  const fields = list.fields as AddressFields<Values>;
  const onChange = (next: Values) => change(next as Partial<PageState>);
  const isSet = (filter: ListFilter) =>
    fieldsOf(filter).some((name) => values[name] !== fields[name]?.fallback);
  const remove = (filter: ListFilter) => {
    setAdded(added.filter((other) => other !== filter));
    onChange(Object.fromEntries(fieldsOf(filter).map((name) => [name, fields[name]?.fallback])));
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
    </FilterBar>
  );
};

/**
 * Search and declared filters of a list; those that are rarely used are added by name and taken away
 * again. Another page of the same filter leaves them alone.
 */
export const ListFilters = memo(
  Filters,
  (before, now) =>
    before.list.change === now.list.change &&
    before.list.scope === now.list.scope &&
    before.hidden === now.hidden &&
    before.children === now.children,
);
