import sql, { type Sql } from 'sql-template-tag';
import type { JobSelection } from '../../contract/job';
import { AppError, invalidField } from '../errors';
import { conditionsOf } from './filter';

/**
 * The jobs that a selection names, as predicates over alias `job`.
 * @throws AppError unless it names them either by id or by filter.
 */
export const selected = (selection: JobSelection, timeZone: string): Sql[] => {
  if (selection.jobId && selection.matching)
    throw invalidField('jobId', 'Send either jobId or matching, not both.');
  if (selection.jobId) return [sql`job.id = any(${selection.jobId}::integer[])`];
  if (!selection.matching) throw invalidField('jobId', 'Choose at least one job.');
  const { marks, places, hits } = conditionsOf(selection.matching, timeZone);
  return [...marks, ...places, ...hits];
};

/** Refuses when the number of jobs is no longer the one that the person saw and agreed to. */
export const expectCount = (selection: JobSelection, found: number): void => {
  if (selection.matching && selection.expected === undefined)
    throw invalidField('expected', 'Send the number of jobs that you expect to match.');
  if (selection.expected === undefined || selection.expected === found) return;
  throw new AppError('STALE_VERSION', {
    message: `The selection has changed: it was ${selection.expected} and is now ${found}. Look at it again, then repeat.`,
    current: { count: found },
  });
};
