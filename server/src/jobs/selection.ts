import sql, { type Sql } from 'sql-template-tag';
import type { JobSelection } from '../../contract/jobs/job';
import { expectAgreed, selectedRows, type Selectable } from '../lists/selection';
import { conditionsOf } from './filter';

const jobs: Selectable = { field: 'jobId', one: 'job', many: 'jobs', column: sql`job.id` };

/**
 * The jobs that a selection names, as predicates over alias `job`.
 * @throws AppError unless it names them either by id or by filter.
 */
export const selected = ({ jobId, ...rest }: JobSelection, timeZone: string): Sql[] =>
  selectedRows(jobs, { ids: jobId, ...rest }, (filter) => {
    const { marks, places, hits } = conditionsOf(filter, timeZone);
    return [...marks, ...places, ...hits];
  });

/** Refuses when the number of jobs is no longer the one that the person saw and agreed to. */
export const expectCount = (selection: JobSelection, found: number): void =>
  expectAgreed(jobs, selection, found);
