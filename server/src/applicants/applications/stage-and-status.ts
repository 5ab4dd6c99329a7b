import sql from 'sql-template-tag';
import type { RowResult } from '../../../contract/applicants/applications/application-status';
import { messages } from '../../../contract/messages';
import type { Db } from '../../platform/db/database';

type StageAndStatus = NonNullable<RowResult['current']>;

export const readStagesAndStatuses = async (
  db: Db,
  ids: readonly number[],
): Promise<Map<number, StageAndStatus>> => {
  const rows = await db.many<StageAndStatus & { id: number }>(sql`
    select application.id, application.version, stage.id as "stageId", stage.name as stage,
      status.id as "statusId", status.name as status
    from application join status on status.id = application.status_id
      left join stage on stage.id = application.stage_id
    where application.id = any(${[...ids]}::integer[])`);
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
};

export const formatStaleStatusMessage = ({ stage, status }: StageAndStatus): string =>
  `${messages.status.stale} It is now in ${[stage, status].filter(Boolean).join(', ')}.`;
