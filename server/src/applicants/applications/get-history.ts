import sql, { type Sql } from 'sql-template-tag';
import type { HistoryEntry } from '../../../contract/applicants/applications/application';
import type { CandidateHistory } from '../../../contract/applicants/applications/application-status';
import { toWhereClause } from '../../platform/db/where-clause';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { readStatusesWithoutProcess, readStageOptions } from './read-status-choices';
import { earlierVersionJoin } from './pipeline-version';
import { historyEntryJson, historyJoins, leftStageJson } from './history-json';
import { getStageProgress, listStepsNotUndone } from './stage-progress.rule';

interface StoredHistory {
  version: number;
  stage_since: Date;
  pipeline: { id: number; name: string } | null;
  version_id: number | null;
  left: { id: number; name: string } | null;
  history: HistoryEntry[];
}

interface HistoryRequest {
  id: number;
  /** Predicate over alias `job`: jobs whose applications the user may see. */
  scope: Sql;
  isMasked: boolean;
}

const readStoredHistory = async (
  db: Db,
  { id, scope, isMasked }: HistoryRequest,
): Promise<StoredHistory> => {
  const stored = await db.one<StoredHistory>(sql`
    select application.version, application.stage_since, kept.version_id, ${leftStageJson} as left,
      case when pipeline.id is not null then
        json_build_object('id', pipeline.id, 'name', pipeline.name) end as pipeline, (
      select coalesce(json_agg(${historyEntryJson(isMasked)} order by entry.created_at desc, entry.id desc), '[]')
      from application_history entry ${historyJoins}
      where entry.application_id = application.id) as history
    from application
      join job on job.id = application.job_id
      join status on status.id = application.status_id
      left join pipeline on pipeline.id = job.pipeline_id
      ${earlierVersionJoin}
    ${toWhereClause([sql`application.id = ${id}`, scope])}`);
  if (!stored) throw new AppError('NOT_FOUND');
  return stored;
};

/** @throws AppError when the application does not exist within the scope. */
export const readHistory = async (db: Db, request: HistoryRequest): Promise<CandidateHistory> => {
  const { version, stage_since, pipeline, version_id, left, history } = await readStoredHistory(
    db,
    request,
  );
  const stages = pipeline ? await readStageOptions(db, pipeline.id, version_id) : [];
  const statuses = pipeline ? [] : await readStatusesWithoutProcess(db);
  const progress = getStageProgress(
    stages.map(({ id }) => id),
    listStepsNotUndone(history).toReversed(),
  );
  return {
    applicantId: request.id,
    version,
    history,
    stageSince: stage_since.toISOString(),
    pipeline,
    stages: stages.map((stage, place) => ({
      ...stage,
      state: progress.stages[place] ?? 'future',
      status: stage.status.map((status) => ({
        ...status,
        state: progress.status(stage.id, status.id),
      })),
    })),
    withoutHiringProcess: !pipeline,
    statuses: statuses.map((status) => ({ ...status, state: progress.status(null, status.id) })),
    reopen: pipeline && left ? { stageId: left.id, stage: left.name } : null,
  };
};
