import sql, { empty, type Sql } from 'sql-template-tag';
import type { Selection } from '../../../contract/selection';
import type { Transaction } from '../db/database';
import { toWhereClause } from '../db/where-clause';
import { AppError, invalidField } from '../errors';
import { toFilterConditions, toCriteria } from './criteria';
import type { NamedList } from './list';
import type { PlainList } from './plain-list';

type ListFilters<Filter> = Omit<Filter, 'search'>;

export interface SelectableList<Filter, Field extends string> extends PlainList {
  field: Field;
  filters: {
    readonly [Name in keyof ListFilters<Filter>]-?: (value: NonNullable<Filter[Name]>) => Sql;
  };
}

/** @throws AppError unless the selection has either ids or a filter. */
export const toSelectionConditions = <Reader, Criteria extends object, Field extends string>(
  list: NamedList<Reader, Criteria, Field>,
  selection: Selection<Field, object>,
  reader: Reader,
): Sql[] => {
  const { field, one, key } = list;
  const { matching, except = [] } = selection;
  const ids: number[] | undefined = selection[field];
  const scope = list.scope?.(reader) ?? [];
  if (ids && matching) throw invalidField(field, `Send either ${field} or matching, not both.`);
  if (ids && except.length > 0)
    throw invalidField('except', `Leave rows out of matching only; ${field} names each by itself.`);
  if (ids) return [...scope, sql`${key} = any(${ids}::integer[])`];
  if (!matching) throw invalidField(field, `Choose at least one ${one}.`);
  return [
    ...scope,
    ...toFilterConditions(list, toCriteria(list, matching, reader), reader),
    ...(except.length > 0 ? [sql`${key} <> all(${except}::integer[])`] : []),
  ];
};

/** @throws AppError when the number of rows differs from the one that the user confirmed. */
export const assertExpectedCount = (
  { many }: Pick<NamedList<never>, 'many'>,
  { matching, expected }: Pick<Selection<string, object>, 'matching' | 'expected'>,
  found: number,
): void => {
  if (matching && expected === undefined)
    throw invalidField('expected', `Send the number of ${many} that you expect to match.`);
  if (expected === undefined || expected === found) return;
  throw new AppError('STALE_VERSION', {
    message: `The selection has changed: it was ${expected} and is now ${found}. Look at it again, then repeat.`,
    current: { count: found },
  });
};

/**
 * Locks rows in the order of their keys, which avoids deadlocks.
 * @throws AppError when no row matches, or their number is not the confirmed one.
 */
export const lockSelectedRows = async <
  Row extends { id: number },
  Reader,
  Criteria extends object,
  Field extends string,
>(
  tx: Transaction,
  list: NamedList<Reader, Criteria, Field>,
  selection: Selection<Field, object>,
  reader: Reader,
  columns: Sql = empty,
): Promise<Row[]> => {
  const rows = await tx.many<Row>(sql`
    select ${list.key} as id ${columns} from ${list.from}
    ${toWhereClause(toSelectionConditions(list, selection, reader))} order by ${list.key} for update`);
  assertExpectedCount(list, selection, rows.length);
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return rows;
};
