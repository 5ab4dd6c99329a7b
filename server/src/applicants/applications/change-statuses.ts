import sql, { type Sql } from 'sql-template-tag';
import { mostMovedAtOnce } from '../../../contract/applicants/applications/application-constants';
import type {
  RowResult,
  StatusChange,
  StatusChanged,
} from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Database, Db, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { announceApplications } from '../../platform/realtime/changes';
import { assertExpectedCount, toSelectionConditions } from '../../platform/lists/list-selection';
import { assertReason } from '../reasons/assert-reason';
import { applicationList } from './applications.list';
import type { ApplicationReader } from './criteria';
import { readStatusesWithoutProcess, readStageStatuses } from './read-status-choices';
import { lockApplications, type LockedApplication } from './lock-applications';
import { isFieldError, findMoveRefusal, toMoveTarget, type MoveTarget } from './move.rule';
import { readStagesAndStatuses, formatStaleStatusMessage } from './stage-and-status';
import { openStatusChange } from './undoable-change';
import { writeMoves } from './write-moves';

interface BulkMove {
  actorId: number;
  body: StatusChange;
  reader: ApplicationReader;
}

const readMoveTarget = async (db: Db, body: StatusChange): Promise<MoveTarget> => {
  const target = toMoveTarget(body, {
    ofStage: body.stageId ? await readStageStatuses(db, body.stageId) : undefined,
    plain: body.withoutHiringProcessId ? await readStatusesWithoutProcess(db) : [],
  });
  if (isFieldError(target)) throw invalidField(target.field, target.message);
  if (target.category === 'hired' && !target.joiningDate)
    throw invalidField('joiningDate', messages.status.joiningDate);
  await assertReason(db, target.category, body.reasonId);
  return target;
};

const mapSentVersions = ({ applicantId = [], version = [] }: StatusChange): Map<number, number> => {
  if (version.length > 0 && version.length !== applicantId.length)
    throw invalidField('version', 'Send one version for each applicant, in the same order.');
  return new Map(applicantId.map((id, place) => [id, version[place] ?? 0]));
};

const judgeMove = (
  target: MoveTarget,
  row: LockedApplication,
  seen: number | undefined,
): RowResult => {
  const { id: applicantId, firstName, lastName, version } = row;
  const person = { applicantId, firstName, lastName };
  const objection =
    seen && seen !== version
      ? ({ outcome: 'refused', reason: 'stale', message: messages.status.stale } as const)
      : findMoveRefusal(target, row);
  if (!objection) return { ...person, outcome: 'moved' };
  const { outcome, reason, message } = objection;
  return { ...person, outcome, reason, message };
};

const addCurrentStatus = async (db: Db, results: readonly RowResult[]): Promise<RowResult[]> => {
  const stale = results.flatMap((row) => (row.reason === 'stale' ? [row.applicantId] : []));
  if (stale.length === 0) return [...results];
  const standings = await readStagesAndStatuses(db, stale);
  return results.map((row) => {
    const current = row.reason === 'stale' ? standings.get(row.applicantId) : undefined;
    return current ? { ...row, current, message: formatStaleStatusMessage(current) } : row;
  });
};

const toMissingResult = (applicantId: number): RowResult => ({
  applicantId,
  outcome: 'refused',
  reason: 'not-found',
  message: messages.status.gone,
});

const countApplications = async (db: Db, conditions: Sql[]): Promise<number> =>
  (
    await db.one<{ n: number }>(
      sql`select count(*) as n from application ${toWhereClause(conditions)}`,
    )
  )?.n ?? 0;

const countOutcome = (results: readonly RowResult[], counted: RowResult['outcome']): number =>
  results.filter(({ outcome }) => outcome === counted).length;

const moveSelectedApplications = async (
  tx: Transaction,
  { actorId, body, reader }: BulkMove,
): Promise<StatusChanged> => {
  const chosen = toSelectionConditions(applicationList, body, reader);
  const rest = body.after ? [...chosen, sql`application.id > ${body.after}`] : chosen;
  const versions = mapSentVersions(body);
  const target = await readMoveTarget(tx, body);
  const count = body.matching ? await countApplications(tx, rest) : 0;
  if (body.matching && !body.after) assertExpectedCount(applicationList, body, count);
  // An undo locks the batch before its rows too; the same order avoids deadlocks.
  const batch = body.batch ? await openStatusChange(tx, actorId, body.batch) : undefined;
  const rows = await lockApplications(tx, rest, target.stageId, mostMovedAtOnce);
  if (rows.length === 0 && body.matching && !body.after) throw new AppError('NOT_FOUND');
  const found = new Set(rows.map(({ id }) => id));
  const results = await addCurrentStatus(tx, [
    ...rows.map((row) => judgeMove(target, row, versions.get(row.id))),
    ...[...versions.keys()].filter((id) => !found.has(id)).map(toMissingResult),
  ]);
  const movable = new Set(
    results.filter(({ outcome }) => outcome === 'moved').map(({ applicantId }) => applicantId),
  );
  const moving = rows.filter(({ id }) => movable.has(id));
  const left = body.matching ? count - rows.length : 0;
  const undo =
    batch ?? (moving.length > 0 || left > 0 ? await openStatusChange(tx, actorId) : null);
  if (moving.length > 0) {
    await writeMoves(tx, {
      rows: moving,
      target,
      comment: body.comment ?? '',
      reasonId: body.reasonId,
      actorId,
      changeId: undo?.id,
      letters: { templateId: body.mailTemplateId, isLong: left > 0 || batch !== undefined },
    });
    announceApplications(
      tx,
      moving.map(({ id }) => id),
      moving.map(({ jobId }) => jobId),
    );
  }
  const after = rows.at(-1)?.id;
  return {
    moved: countOutcome(results, 'moved'),
    unchanged: countOutcome(results, 'unchanged'),
    refused: countOutcome(results, 'refused'),
    results,
    undo,
    next: undo && after && left > 0 ? { after, batch: undo.id, left } : null,
  };
};

/**
 * A selection over the limit is changed in several calls; each continues at the id where the last one ended.
 */
export const changeStatuses = (db: Database, bulkMove: BulkMove): Promise<StatusChanged> =>
  db.transaction((tx) => moveSelectedApplications(tx, bulkMove));
