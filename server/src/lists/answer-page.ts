import sql, { empty, type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';

/** A page of rows as the text of a JSON array, and what the whole list amounts to. */
export interface Page {
  total: number;
  rows: string;
}

export interface PageParts {
  /** Common table expressions that the others refer to. */
  before?: Sql | undefined;
  /** Ids of the page's rows. */
  page: Sql;
  /** One row with `total`, and what else the list is summed up by. */
  total: Sql;
  /** The text of the rows in `page`, in order; null for none. */
  rows: Sql;
}

/** Keys first, then their rows, and the total, in one statement. */
export const answerPage = async <Found extends Page = Page>(
  db: Db,
  { before, page, total, rows }: PageParts,
): Promise<Found> => {
  const found = await db.one<Found>(sql`
    with ${before ? sql`${before}, ` : empty}page as (${page}), total as (${total})
    select total.*, coalesce((${rows}), '[]') as rows from total`);
  if (!found) throw new Error('A total answered no row');
  return found;
};

/** A total that is known already. */
export const fixed = (total: number): Sql => sql`select ${total}::bigint as total`;
