import sql from 'sql-template-tag';
import { mostMovedAtOnce } from '../../../contract/applicants/applications/application-constants';
import type { StatusChoice } from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import type {
  Landing,
  MovedOver,
  MoveOver,
  MoveUndone,
} from '../../../contract/jobs/pipelines/pipeline';
import type { Actor } from '../../platform/access/actor';
import { readStageStatuses } from '../applications/read-status-choices';
import { openStatusChange } from '../applications/undoable-change';
import { undoStatusChange } from '../applications/undo-statuses';
import { writeMoves } from '../applications/write-moves';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { assertVersion } from '../../platform/http/assert-version';
import { announce, announceApplications } from '../../platform/realtime/changes';
import {
  restoreEarlierVersions,
  switchToCurrentPipelines,
} from '../../jobs/pipelines/earlier-versions';
import { readMovePreview } from '../../jobs/pipelines/move-preview';
import { earlierVersionApplicationsSql } from '../../jobs/pipelines/pipelines.list';

interface EarlierApplication {
  id: number;
  jobId: number;
  groupId: number | null;
  stageId: number;
  statusId: number;
  joiningDate: string | null;
}

const lockEarlierApplications = (
  tx: Transaction,
  pipelineId: number,
): Promise<EarlierApplication[]> =>
  tx.many<EarlierApplication>(sql`
    select application.id, application.job_id as "jobId", job.group_id as "groupId",
      application.stage_id as "stageId", application.status_id as "statusId",
      application.joining_date as "joiningDate"
    ${earlierVersionApplicationsSql} join job on job.id = application.job_id
    where version.pipeline_id = ${pipelineId} and application.stage_id is not null
    order by application.id for update of application`);

const mapTargetStages = (
  landing: Landing,
  chosen: MoveOver['landing'] = [],
): Map<number, number> => {
  const offered = new Set(landing.stages.map(({ id }) => id));
  if (chosen.some(({ to }) => !offered.has(to)))
    throw invalidField('landing', messages.setup.goneStage);
  const byChoice = new Map(chosen.map(({ from, to }) => [from, to]));
  return new Map(
    landing.groups.map(({ from, to }) => [
      from.id,
      offered.has(from.id) ? from.id : (byChoice.get(from.id) ?? to),
    ]),
  );
};

const chooseStatus = (statuses: readonly StatusChoice[], id: number): StatusChoice | undefined =>
  statuses.find((status) => status.id === id) ?? statuses[0];

const moveStageGroups = async (
  tx: Transaction,
  rows: readonly EarlierApplication[],
  {
    targets,
    actorId,
    changeId,
  }: { targets: Map<number, number>; actorId: number; changeId: string },
): Promise<void> => {
  const groups = new Map<string, EarlierApplication[]>();
  for (const row of rows) {
    const to = targets.get(row.stageId) ?? row.stageId;
    if (to === row.stageId) continue;
    const key = `${to},${row.statusId}`;
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  for (const [key, group] of groups) {
    const [stageId = 0, statusId = 0] = key.split(',').map(Number);
    const status = chooseStatus((await readStageStatuses(tx, stageId)) ?? [], statusId);
    if (!status) throw invalidField('landing', messages.setup.goneStage);
    const target = { stageId, statusId: status.id, category: status.category, joiningDate: null };
    for (let from = 0; from < group.length; from += mostMovedAtOnce)
      await writeMoves(tx, {
        rows: group.slice(from, from + mostMovedAtOnce),
        target,
        comment: messages.setup.movedOver,
        actorId,
        changeId,
        letters: undefined,
      });
  }
};

const announcePipelineMove = (
  tx: Transaction,
  pipelineId: number,
  rows: readonly Pick<EarlierApplication, 'id' | 'jobId'>[],
) => {
  announceApplications(
    tx,
    rows.map(({ id }) => id),
    rows.map(({ jobId }) => jobId),
  );
  announce(tx, { owner: 'pipeline', ids: [pipelineId], jobIds: [] });
};

/**
 * @throws AppError when the number of applicants differs from the confirmed one, or the pipeline
 * changed.
 */
export const moveApplicantsToPipeline = (
  db: Database,
  actor: Actor,
  id: number,
  { expected, landing: chosen, version }: MoveOver,
): Promise<MovedOver> =>
  db.transaction(async (tx) => {
    await tx.run(sql`select from pipeline where id = ${id} for update`);
    const rows = await lockEarlierApplications(tx, id);
    const landing = await readMovePreview(tx, id);
    await assertVersion(version, landing.version, () => Promise.resolve(landing));
    if (rows.length !== expected)
      throw new AppError('STALE_VERSION', {
        message: `It was ${expected} applicants and is now ${rows.length}. Look at it again, then repeat.`,
        current: landing,
      });
    const undo = await openStatusChange(tx, actor.userId);
    const targets = mapTargetStages(landing, chosen);
    await moveStageGroups(tx, rows, { targets, actorId: actor.userId, changeId: undo.id });
    const ids = rows.map((row) => row.id);
    const kept = await switchToCurrentPipelines(tx, ids);
    await tx.run(sql`
      insert into kept_before_move (change_id, application_id, version_id)
      select ${undo.id}::uuid, application_id, version_id
      from unnest(${kept.map((one) => one.applicationId)}::integer[],
        ${kept.map((one) => one.versionId)}::integer[]) as kept (application_id, version_id)`);
    await audit(tx, actor.userId, 'pipeline.move-over', { id, details: { applicantId: ids } });
    announcePipelineMove(tx, id, rows);
    return { moved: rows.length, undo };
  });

/** Undoes the move to the current pipeline; applications that moved again since are unchanged. */
export const undoMoveToPipeline = (
  db: Database,
  actor: Actor,
  id: number,
  changeId: string,
): Promise<MoveUndone> =>
  db.transaction(async (tx) => {
    const before = await tx.many<{ applicationId: number; jobId: number; versionId: number }>(sql`
      select moved.application_id as "applicationId", application.job_id as "jobId", version.id as "versionId"
      from kept_before_move moved join pipeline_version version on version.id = moved.version_id
        join application on application.id = moved.application_id
      where moved.change_id = ${changeId} and version.pipeline_id = ${id}`);
    await undoStatusChange(tx, { id: changeId, actorId: actor.userId, scope: sql`true` });
    const back = await restoreEarlierVersions(tx, before);
    await audit(tx, actor.userId, 'pipeline.move-over-undo', { id });
    announcePipelineMove(
      tx,
      id,
      before.map(({ applicationId, jobId }) => ({ id: applicationId, jobId })),
    );
    return { back };
  });
