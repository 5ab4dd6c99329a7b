import sql, { empty, type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import type { Slice } from '../lists/page-slice';
import type { Asked } from './filter';
import { orderBy, type Order } from './order';
import { rowSource, rowText, type ApplicationSight } from './row-json';

/** Everything that a page is read by. */
export interface Reading {
  db: Db;
  asked: Asked;
  order: Order;
  slice: Slice;
  sight: ApplicationSight;
  timeZone: string;
}

/** A page of rows as JSON, and the number of rows in the whole list. */
export interface Page {
  total: number;
  rows: string;
}

export const application = sql`application`;
export const hit = sql`hit`;

interface Parts {
  /** Common table expressions that the others refer to. */
  before?: Sql;
  /** Ids of the page's rows. */
  page: Sql;
  /** One row with `total`. */
  total: Sql;
}

/** Keys first, then their rows, and the total, in one statement. */
export const answerPage = async (
  { db, order, sight }: Reading,
  { before, page, total }: Parts,
): Promise<Page> => {
  const found = await db.one<{ total: number; rows: string | null }>(sql`
    with ${before ? sql`${before}, ` : empty}page as (${page}), total as (${total})
    select total.total, (
      select string_agg(${rowText(sight)}, ','
        ${orderBy(application, order, sql`status.name`)})
      from page join application on application.id = page.id ${rowSource(sight)}) as rows
    from total`);
  return { total: found?.total ?? 0, rows: `[${found?.rows ?? ''}]` };
};
