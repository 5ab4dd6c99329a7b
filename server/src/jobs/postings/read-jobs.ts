import sql, { type Sql } from 'sql-template-tag';
import { isAllRecords } from '../../platform/access/scope';
import { toWhereClause } from '../../platform/db/where-clause';
import type { ListPage } from '../../platform/lists/list';
import { seekByCounts, type SeekLevel } from '../../platform/lists/page-seek';
import { maxScanOffset } from '../../platform/lists/page-slice';
import {
  selectAlongIndex,
  selectBySeek,
  readPageStatements,
  selectFixedTotal,
  readByMatchingRows,
} from '../../platform/lists/list-reading';
import type { JobListReading } from './criteria';
import { jobTotals, sumJobTotals } from './job-totals';
import { readJobsInScope } from './read-jobs-in-scope';

/**
 * Reads jobs for criteria that indexes serve. For deep pages, the total decides from which end the index is
 * read.
 */
const readJobsByIndex = async (
  reading: JobListReading,
  conditions: readonly Sql[],
  totals: Sql,
): Promise<ListPage> => {
  const { db, slice } = reading;
  if (slice.offset < maxScanOffset)
    return readPageStatements(reading, {
      page: selectAlongIndex(reading, conditions),
      total: totals,
    });
  const found = await db.one<Omit<ListPage, 'rows'>>(totals);
  if (!found) throw new Error('The totals answered no row');
  if (slice.offset >= found.total) return { ...found, rows: '[]' };
  const page = selectAlongIndex(reading, conditions, found.total);
  return readPageStatements(reading, { page, total: selectFixedTotal(found) });
};

const countJobsByUnit =
  (unit: 'd' | 'm', marks: readonly Sql[]): SeekLevel['counted'] =>
  (within) => sql`
    select job.starts::timestamp as starts, sum(job.n)::integer as n from job_calendar job
    ${toWhereClause([
      sql`job.unit = ${unit}`,
      ...marks,
      ...(within ? [sql`job.starts >= ${within.from}`, sql`job.starts < ${within.before}`] : []),
    ])} group by job.starts`;

/** Reads deep pages by opening date with counts per period, without reading the rows before them. */
const readJobsByCalendar = (
  reading: JobListReading,
  marks: readonly Sql[],
  total: Sql,
): Promise<ListPage> => {
  const seek = seekByCounts({
    coarse: [{ unit: 'month', counted: countJobsByUnit('m', marks) }],
    finest: { unit: 'day', counted: countJobsByUnit('d', marks) },
    offset: reading.slice.offset,
    descending: reading.order.descending,
  });
  return readPageStatements(reading, {
    before: seek.tables,
    page: selectBySeek(reading, marks, seek),
    total,
  });
};

export const readJobs = (reading: JobListReading): Promise<ListPage> => {
  const { criteria, order, slice, reader } = reading;
  const { validity, isPublished, departmentId, days, ...hits } = reading.predicatesOf(criteria);
  // These conditions use only `is_expired` and `is_published`, which the table of counts has too.
  const marks = [validity, isPublished].filter((one) => one !== undefined);
  const places = [departmentId, days].filter((one) => one !== undefined);
  const visited = Object.values(hits);
  const isPlain = places.length + visited.length === 0;
  if (reader.groupsOf !== undefined && isPlain)
    return readJobsInScope(reading, reader.groupsOf, marks);
  const isByDay = order.by === 'openDate';
  if (!isAllRecords(reader.scope) || visited.length > 0 || (places.length > 0 && !isByDay))
    return readByMatchingRows(reading, [...reading.scope, ...marks, ...places, ...visited]);
  const total = isPlain
    ? sumJobTotals(sql`job_total job ${toWhereClause(marks)}`)
    : jobTotals.of(sql`job ${toWhereClause([...marks, ...places])}`);
  return isPlain && isByDay && slice.offset >= maxScanOffset
    ? readJobsByCalendar(reading, marks, total)
    : readJobsByIndex(reading, [...marks, ...places], total);
};
