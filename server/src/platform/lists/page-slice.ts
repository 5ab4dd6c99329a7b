import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** Rows `offset` to `offset + limit` of an order. */
export interface Slice {
  offset: number;
  limit: number;
}

/** The limit is a literal: with a parameter the planner expects a tenth of the table. */
export const cut = ({ offset, limit }: Slice): Sql => {
  if (!Number.isSafeInteger(limit)) throw new Error('A limit is a whole number');
  return sql`limit ${raw(String(limit))}${offset > 0 ? sql` offset ${offset}` : empty}`;
};

/** The same rows, counted from the other end. */
export const fromTheEnd = ({ offset, limit }: Slice, total: number): Slice => {
  const end = Math.min(offset + limit, total);
  return { offset: total - end, limit: Math.max(0, end - offset) };
};

/** An offset is a scan; up to this many rows it costs less than looking where the page begins. */
export const deep = 200;
