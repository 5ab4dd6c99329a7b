import sql, { type Sql } from 'sql-template-tag';
import { AppError, invalidField } from '../errors';

/** Rows by id, or all that match a filter but some; `expected` is the number that the person saw. */
interface Selection<Filter> {
  ids: number[] | undefined;
  matching?: Filter;
  except?: number[];
  expected?: number;
}

/** How rows of a kind are named in calls and sentences. */
export interface Selectable {
  /** The field that holds ids. */
  field: string;
  one: string;
  many: string;
  column: Sql;
}

/**
 * The rows that a selection names, as predicates.
 * @throws AppError unless it names them either by id or by filter.
 */
export const selectedRows = <Filter>(
  { field, one, column }: Selectable,
  { ids, matching, except = [] }: Selection<Filter>,
  conditionsOf: (filter: Filter) => Sql[],
): Sql[] => {
  if (ids && matching) throw invalidField(field, `Send either ${field} or matching, not both.`);
  if (ids && except.length > 0)
    throw invalidField('except', `Leave rows out of matching only; ${field} names each by itself.`);
  if (ids) return [sql`${column} = any(${ids}::integer[])`];
  if (!matching) throw invalidField(field, `Choose at least one ${one}.`);
  return [
    ...conditionsOf(matching),
    ...(except.length > 0 ? [sql`${column} <> all(${except}::integer[])`] : []),
  ];
};

/** Refuses when the number of rows is no longer the one that the person saw and agreed to. */
export const expectAgreed = (
  { many }: Selectable,
  { matching, expected }: Pick<Selection<object>, 'matching' | 'expected'>,
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
