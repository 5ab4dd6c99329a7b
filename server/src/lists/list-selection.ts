import type { Sql } from 'sql-template-tag';
import type { Selection } from '../../contract/selection';
import type { Viewer } from '../access/actor';
import { conditionsOf, type PlainList } from './plain-list';
import { selectedRows } from './selection';

type FiltersOf<Filter> = Omit<Filter, 'search'>;

/** A list by its filter, whose rows calls name by `field` or by that filter. */
export interface SelectableList<Filter, Field extends string> extends PlainList {
  field: Field;
  filters: {
    readonly [Name in keyof FiltersOf<Filter>]-?: (value: NonNullable<Filter[Name]>) => Sql;
  };
}

/**
 * The rows that a selection names, as predicates.
 * @throws AppError unless it names them either by id or by filter.
 */
export const selectedOf = <Filter extends { search?: string }, Field extends string>(
  list: SelectableList<Filter, Field>,
  selection: Selection<Field, Filter>,
  viewer: Viewer,
): Sql[] => {
  const { field, one, many, key: column } = list;
  const { matching, except, expected } = selection;
  const rows = selectedRows<Filter>(
    { field, one, many, column },
    {
      ids: selection[field],
      ...(matching && { matching }),
      ...(except && { except }),
      ...(expected !== undefined && { expected }),
    },
    (filter) => conditionsOf(list, filter, viewer),
  );
  return [...rows, ...(list.reach?.(viewer) ?? [])];
};
