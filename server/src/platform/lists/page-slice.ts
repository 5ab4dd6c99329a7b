import sql, { empty, raw, type Sql } from 'sql-template-tag';

export interface PageSlice {
  offset: number;
  limit: number;
}

/** The limit is a literal, since the planner would estimate a parameter at a tenth of the table. */
export const toLimitClause = ({ offset, limit }: PageSlice): Sql => {
  if (!Number.isSafeInteger(limit)) throw new Error('A limit is a whole number');
  return sql`limit ${raw(String(limit))}${offset > 0 ? sql` offset ${offset}` : empty}`;
};

export const reverseSlice = ({ offset, limit }: PageSlice, total: number): PageSlice => {
  const end = Math.min(offset + limit, total);
  return { offset: total - end, limit: Math.max(0, end - offset) };
};

/** Largest offset at which scanning rows is cheaper than seeking by counts. */
export const maxScanOffset = 200;
