import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { answerPage as answer, type Page, type PageParts } from '../lists/answer-page';
import type { Slice } from '../lists/page-slice';
import type { FilterParts } from './filter';
import { orderBy, type Order } from './order';
import { rowSource, rowText, type ApplicationView } from './row-json';

/** Everything that a page is read by. */
export interface Reading {
  db: Db;
  filter: FilterParts;
  order: Order;
  slice: Slice;
  view: ApplicationView;
  timeZone: string;
}

export const application = sql`application`;
export const hit = sql`hit`;

/** Keys first, then their rows, and the total, in one statement. */
export const answerPage = (
  { db, order, view }: Reading,
  parts: Omit<PageParts, 'rows'>,
): Promise<Page> =>
  answer(db, {
    ...parts,
    rows: sql`
      select '[' || string_agg(${rowText(view)}, ','
        ${orderBy(application, order, sql`status.name`)}) || ']'
      from page join application on application.id = page.id ${rowSource(view)}`,
  });
