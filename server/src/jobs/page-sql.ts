import sql, { type Sql } from 'sql-template-tag';
import type { JobQuery, JobSort } from '../../contract/jobs/job';
import { where } from '../db/where';
import type { Db } from '../db/database';
import { answerPage, type Page, type PageParts } from '../lists/answer-page';
import { cut, type Slice } from '../lists/page-slice';

const sortColumns: Record<JobSort, Sql> = {
  title: sql`title_key`,
  positions: sql`number_of_positions`,
  applicants: sql`application_count`,
  openDate: sql`created_at`,
  expiryDate: sql`expiry_date`,
};

export interface Order {
  by: JobSort;
  column: Sql;
  descending: boolean;
}

/** The newest job stands first unless something else is asked. */
export const orderOf = (sort: JobQuery['sort'] = '-openDate'): Order => {
  const descending = sort.startsWith('-');
  const by = (descending ? sort.slice(1) : sort) as JobSort;
  return { by, column: sortColumns[by], descending };
};

export const orderBy = (alias: Sql, { column, descending }: Order): Sql => {
  const direction = descending ? sql`desc` : sql`asc`;
  return sql`order by ${alias}.${column} ${direction}, ${alias}.id ${direction}`;
};

export interface Totals {
  total: number;
  published: number;
  openings: number;
}

export type JobPage = Totals & Page;

/** How a job is shown: a row as JSON, and what it is read from beside `job`. */
export interface RowShape {
  row: Sql;
  source: Sql;
}

/** One reading of the list, whatever narrows it. */
export interface Reading {
  db: Db;
  order: Order;
  slice: Slice;
  shape: RowShape;
}

export const job = sql`job`;
export const hit = sql`hit`;

export const countOf = (from: Sql): Sql => sql`
  select count(*) as total, count(*) filter (where is_published) as published,
    coalesce(sum(number_of_positions), 0) as openings
  from ${from}`;

/** Totals from rows that have counted already. */
export const sumOf = (from: Sql): Sql => sql`
  select coalesce(sum(job.jobs), 0) as total,
    coalesce(sum(job.jobs) filter (where job.is_published), 0) as published,
    coalesce(sum(job.positions), 0) as openings
  from ${from}`;

/** The rows of the ids in `page`, as JSON. */
const rowsOf = ({ order, shape }: Reading): Sql => sql`
  select json_agg(${shape.row} ${orderBy(job, order)})::text
  from page join job on job.id = page.id ${shape.source}`;

/** A page of jobs, by the ids of its rows; `total` answers `Totals`. */
export const answerJobs = (reading: Reading, parts: Omit<PageParts, 'rows'>): Promise<JobPage> =>
  answerPage(reading.db, { ...parts, rows: rowsOf(reading) });

export const pageByIndex = (conditions: Sql[], order: Order, slice: Slice): Sql =>
  sql`select job.id from job ${where(conditions)} ${orderBy(job, order)} ${cut(slice)}`;
