import type { Sql } from 'sql-template-tag';
import type { FileTarget } from '../../contract/files/file-ticket';
import type { Actor } from '../access/actor';
import { jobsInScope } from '../access/scope';
import { exportOf } from '../applicants/application-export';
import type { Db } from '../db/database';
import { AppError } from '../errors';
import { rejectedBatches, rejectedColumns } from '../intake/import/rejected-rows';
import { selected } from '../jobs/selection';
import { csvOf } from './csv';
import { jobBatches, jobColumns } from '../jobs/job-export';

type Person = Pick<Actor, 'userId' | 'grants'>;

/** A list as a file: what it is of, what was asked for, and its content when it is wanted. */
export interface ListExport {
  subject: 'job' | 'application' | 'rejected-row';
  selection: object;
  csv: () => AsyncGenerator<string>;
}

/** Jobs that a person may both see and export. */
const jobScope = (actor: Person): Sql[] => {
  const seen = actor.grants.get('job:view');
  const exported = actor.grants.get('list:export');
  if (!seen || !exported || exported.scope === 'payouts') throw new AppError('FORBIDDEN');
  return [jobsInScope(seen, actor), jobsInScope(exported, actor)];
};

/** @throws AppError when the person may not have it, or the selection names nothing. */
export const listExportOf = (
  db: Db,
  actor: Person,
  target: Exclude<FileTarget, { kind: 'file' }>,
  timeZone: string,
): ListExport => {
  if (target.kind === 'job-export') {
    const { selection } = target;
    const conditions = [...jobScope(actor), ...selected(selection, timeZone)];
    return {
      subject: 'job',
      selection,
      csv: () => csvOf(jobColumns, jobBatches(db, conditions, timeZone)),
    };
  }
  if (target.kind === 'import-rejected') {
    const { importId } = target;
    if (!actor.grants.has('application:import')) throw new AppError('FORBIDDEN');
    const lines = async function* () {
      const columns = await rejectedColumns(db, importId, actor.userId);
      yield* csvOf(columns, rejectedBatches(db, importId));
    };
    return { subject: 'rejected-row', selection: { importId }, csv: lines };
  }
  const { columns, batches } = exportOf(db, actor, target.applications, timeZone);
  return {
    subject: 'application',
    selection: target.applications,
    csv: () => csvOf(columns, batches()),
  };
};
