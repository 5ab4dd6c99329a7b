import type { LookupName } from 'server/contract/lookups';
import { lookupSource } from 'shared-auth/lookups';
import type { ListFilter } from 'shell/sdk/list';
import { addressField, type AddressField, type AddressFields } from 'shell/sdk/react';

type FilterValue = string | number | undefined;

export interface SetupFilter<Part extends object = object> {
  bar: ListFilter;
  field: string;
  address: AddressField<string> | AddressField<number | undefined>;
  toQuery: (value: FilterValue) => Part;
}

/**
 * Filter with fixed options. An option without query fields shows all rows; an address without the filter
 * means `fallback`, or else the first option.
 */
export const choiceFilter = <const Name extends string, const Part extends object>(
  field: string,
  label: string,
  options: readonly (readonly [value: Name, label: string, part?: Part])[],
  fallback?: NoInfer<Name>,
): SetupFilter<Partial<Part>> => {
  const values = options.map(([value]) => value);
  const parts = new Map<FilterValue, Part | undefined>(
    options.map(([value, , part]) => [value, part]),
  );
  const shown = options.map(([value, label]) => ({ value, label }));
  return {
    field,
    bar: { kind: 'choice', field, label, options: shown },
    address: addressField.choice<string>(values, fallback ?? values[0] ?? ''),
    toQuery: (value) => parts.get(value) ?? ({} as Partial<Part>),
  };
};

/** Filter by a record that the user picks; `queryName` is the query field for the chosen id. */
export const lookupFilter = <const QueryName extends string>(
  field: string,
  label: string,
  source: LookupName,
  queryName: QueryName,
  isAdded = false,
): SetupFilter<{ [Name in QueryName]?: number | undefined }> => ({
  field,
  bar: {
    ...{ kind: 'lookup', field, label, source: lookupSource(source) },
    ...(isAdded && { isAdded }),
  },
  address: addressField.id,
  toQuery: (value) => ({ [queryName]: value }) as { [Name in QueryName]?: number | undefined },
});

export const activeFilter = choiceFilter('status', 'Status', [
  ['all', 'All'],
  ['active', 'Active', { status: 1 }],
  ['inactive', 'Inactive', { status: 0 }],
]);

export const combineFilters = (filters: readonly SetupFilter[]) => ({
  fields: Object.fromEntries(
    filters.map(({ field, address }) => [field, address]),
  ) as AddressFields<Record<string, FilterValue>>,
  filters: filters.map(({ bar }) => bar),
  filterOf: (state: Readonly<Record<string, FilterValue>>): object =>
    Object.assign({}, ...filters.map(({ field, toQuery }) => toQuery(state[field]))) as object,
});
