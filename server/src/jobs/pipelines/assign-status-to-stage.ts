import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../platform/db/database';
import { invalidField } from '../../platform/errors';
import { writeStageStatuses } from './write-statuses';

const readStageStatusIds = async (tx: Transaction, stageId: number): Promise<number[]> => {
  const rows = await tx.many<{ id: number }>(sql`
    select status_id as id from stage_status join status on status.id = status_id
    where stage_id = ${stageId} and not is_fixed order by sequence`);
  return rows.map(({ id }) => id);
};

export const assignStatusToStage = async (
  tx: Transaction,
  id: number,
  { stageId }: { stageId?: number },
): Promise<void> => {
  if (stageId === undefined) return;
  const first = await tx.one<{ id: number }>(sql`
    select min(stage_id) as id from stage_status where status_id = ${id} having count(*) > 0`);
  if (first?.id === stageId) return;
  const stages = [...(first ? [first.id] : []), stageId];
  const held = await tx.many<{ id: number }>(sql`
    update stage set version = version + 1 where id = any(${stages}::integer[]) returning id`);
  if (!held.some((stage) => stage.id === stageId))
    throw invalidField('stageId', messages.setup.goneStage);
  if (first) {
    const rest = await readStageStatusIds(tx, first.id);
    await writeStageStatuses(
      tx,
      first.id,
      rest.filter((one) => one !== id),
    );
  }
  const there = await readStageStatusIds(tx, stageId);
  if (!there.includes(id)) await writeStageStatuses(tx, stageId, [...there, id]);
};
