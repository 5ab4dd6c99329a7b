import sql, { type Sql } from 'sql-template-tag';
import type { ApplicationUpdate } from '../../../contract/applicants/applications/application';
import { messages } from '../../../contract/messages';
import type { Permission } from '../../../contract/permission';
import type { Actor } from '../../platform/access/actor';
import { isHiringStaffSql } from '../../platform/access/hiring-staff';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { recordHiringParts } from '../../platform/hiring-parts/record-parts';
import { assertVersion } from '../../platform/http/assert-version';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { announceApplications } from '../../platform/realtime/changes';
import { assertReason } from '../reasons/assert-reason';
import { assignedApplicantMail } from './assigned-applicant-mail';
import { readApplication } from './get-application';
import { readStatusesWithoutProcess, readStageStatuses } from './read-status-choices';
import { findJoiningDateFault } from '../../platform/company/joining.rule';
import { lockApplications, type LockedApplication } from './lock-applications';
import { isFieldError, findMoveRefusal, toMoveTarget } from './move.rule';
import type { ApplicationView } from './row-json';
import { writeJoiningDates } from './write-joining-dates';
import { writeMoves } from './write-moves';

interface UpdateApplicationRequest {
  actor: Actor;
  id: number;
  body: ApplicationUpdate;
  view: ApplicationView;
}

const isStatusMove = ({
  statusId,
  applicantStatusId,
  withoutHiringProcessId,
  stageId,
}: ApplicationUpdate) =>
  [statusId, applicantStatusId, withoutHiringProcessId, stageId ?? undefined].some(
    (part) => part !== undefined,
  );

const toPermissionScope = (actor: Actor, permission: Permission): Sql => {
  const grant = actor.grants.get(permission);
  if (!grant) throw new AppError('FORBIDDEN');
  return jobsInScope(grant, actor);
};

/** Each part of the update needs its own permission, which has its own scope. */
const listNeededScopes = (actor: Actor, body: ApplicationUpdate): Sql[] => [
  ...(isStatusMove(body) || body.joiningDate !== undefined
    ? [toPermissionScope(actor, 'application:status')]
    : []),
  ...(body.recruitingManagerId !== undefined
    ? [toPermissionScope(actor, 'application:assign-recruiter')]
    : []),
];

/** An update with a status but no stage means the status in the application's current stage. */
const addCurrentStage = (body: ApplicationUpdate, row: LockedApplication): ApplicationUpdate => {
  const { withoutHiringProcessId, statusId, applicantStatusId, ...rest } = body;
  const id = statusId ?? applicantStatusId;
  if (withoutHiringProcessId || body.stageId || id === undefined) return body;
  return row.hasPipeline
    ? { ...rest, statusId: id, stageId: row.stageId }
    : { ...rest, withoutHiringProcessId: id };
};

const moveApplication = async (
  db: Transaction,
  row: LockedApplication,
  { body, actor }: UpdateApplicationRequest,
): Promise<void> => {
  const whole = addCurrentStage(body, row);
  const target = toMoveTarget(whole, {
    ofStage: whole.stageId ? await readStageStatuses(db, whole.stageId) : undefined,
    plain: whole.withoutHiringProcessId ? await readStatusesWithoutProcess(db) : [],
  });
  if (isFieldError(target)) throw invalidField(target.field, target.message);
  const objection = findMoveRefusal(target, row);
  if (objection) throw invalidField(objection.field, objection.message);
  if (target.category === 'hired' && !target.joiningDate && !row.joiningDate)
    throw invalidField('joiningDate', messages.status.joiningDate);
  await assertReason(db, target.category, body.reasonId);
  await writeMoves(db, {
    rows: [row],
    target,
    comment: body.comment ?? '',
    reasonId: body.reasonId,
    actorId: actor.userId,
    changeId: undefined,
    letters: { templateId: body.mailTemplateId },
  });
};

/** A comment is stored with a history step, so a step is added even if the status stays the same. */
const setJoiningDate = async (
  tx: Transaction,
  row: LockedApplication,
  { body, actor }: UpdateApplicationRequest,
): Promise<void> => {
  const date = body.joiningDate || null;
  if (row.category !== 'hired') throw invalidField('joiningDate', messages.status.notHired);
  if (!date) throw invalidField('joiningDate', messages.status.joiningDate);
  const fault = findJoiningDateFault(date, row.appliedOn);
  if (fault) throw invalidField('joiningDate', fault);
  const { stageId, statusId, category } = row;
  if (body.comment?.trim()) {
    const target = { stageId, statusId, category, joiningDate: date };
    await writeMoves(tx, {
      ...{ rows: [row], target, comment: body.comment, actorId: actor.userId },
      changeId: undefined,
      letters: undefined,
    });
    return;
  }
  await writeJoiningDates(tx, [{ applicationId: row.id, day: date }]);
};

const assignRecruiter = async (
  tx: Transaction,
  row: LockedApplication,
  actor: Actor,
  userId: number | null,
): Promise<void> => {
  const person =
    userId === null ||
    (await tx.one(sql`
      select 1 from app_user where id = ${userId} and ${isHiringStaffSql('app_user')}`));
  if (!person) throw invalidField('recruitingManagerId', messages.status.recruiter);
  const change = await recordHiringParts(tx, { applications: [row.id] }, () =>
    tx.one<{ version: number; isNew: boolean }>(sql`
      with earlier as (select id, recruiter_id from application where id = ${row.id})
      update application set recruiter_id = ${userId}, updated_at = now(), version = version + 1
      from earlier where application.id = earlier.id
      returning version, earlier.recruiter_id is distinct from ${userId}::integer as "isNew"`),
  );
  if (userId !== null && userId !== actor.userId && change?.isNew)
    await enqueueMail(tx, assignedApplicantMail, [
      {
        cause: `application:${row.id}:${change.version}`,
        to: { personId: userId },
        reference: { applicationId: row.id },
      },
    ]);
  await audit(tx, actor.userId, 'application.assign-recruiter', {
    id: row.id,
    groupId: row.groupId,
    details: { userId },
  });
};

/** @throws AppError `STALE_VERSION` with the stored record. */
export const updateApplication = async (
  db: Database,
  change: UpdateApplicationRequest,
): Promise<void> => {
  const { actor, id, body, view } = change;
  const scopes = listNeededScopes(actor, body);
  if (scopes.length === 0) throw invalidField('statusId', messages.status.noChanges);
  await db.transaction(async (tx) => {
    const conditions = [sql`application.id = ${id}`, ...scopes];
    const [locked] = await lockApplications(tx, conditions, body.stageId ?? null, 1);
    if (!locked) throw new AppError('NOT_FOUND', { message: messages.status.gone });
    await assertVersion(
      body.version,
      locked.version,
      async () => JSON.parse(await readApplication(tx, id, sql`true`, view)) as unknown,
    );
    if (isStatusMove(body)) await moveApplication(tx, locked, change);
    else if (body.joiningDate !== undefined) await setJoiningDate(tx, locked, change);
    if (body.recruitingManagerId !== undefined)
      await assignRecruiter(tx, locked, actor, body.recruitingManagerId || null);
    announceApplications(tx, [id], [locked.jobId]);
  });
};
