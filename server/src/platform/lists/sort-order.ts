import sql, { join, raw, Sql } from 'sql-template-tag';
import type { ListOrder, ReadableList } from './list';

export const toListOrder = (
  { sorts, usualSort, key }: Pick<ReadableList<never>, 'sorts' | 'usualSort' | 'key'>,
  sort = usualSort ?? Object.keys(sorts)[0] ?? '',
): ListOrder => {
  const descending = sort.startsWith('-');
  const by = descending ? sort.slice(1) : sort;
  const terms = sorts[by] ?? [];
  return { by, terms: terms instanceof Sql ? [terms] : terms, key, descending };
};

export const toNaturalOrder = (text: Sql): Sql => sql`${text} collate natural_order`;

export const reverseOrder = (order: ListOrder): ListOrder => ({
  ...order,
  descending: !order.descending,
});

export const toOrderClause = ({ terms, key, descending }: ListOrder): Sql => {
  const direction = raw(descending ? 'desc' : 'asc');
  const [first, ...others] = terms;
  return sql`order by ${join([
    ...(first ? [sql`${first} ${direction}`] : []),
    ...others.map((term) => sql`${term} desc`),
    sql`${key} ${others.length > 0 ? raw('desc') : direction}`,
  ])}`;
};
