import sql from 'sql-template-tag';
import { messages } from '../../../contract/messages';
import type { Transaction } from '../../platform/db/database';
import { AppError, invalidField } from '../../platform/errors';
import { addFixedStatuses } from './stage-order.rule';

/** A status that applications have cannot be removed from the stage. */
const assertStatusesUnused = async (tx: Transaction, stageId: number, kept: readonly number[]) => {
  const used = await tx.one<{ name: string; n: number }>(sql`
    select status.name, total.n from stage_status
      join status on status.id = stage_status.status_id
      join application_stage_total total
        on total.stage_id = stage_status.stage_id and total.status_id = stage_status.status_id
    where stage_status.stage_id = ${stageId} and total.n > 0
      and stage_status.status_id <> all(${[...kept]}::integer[])
    order by total.n desc limit 1`);
  if (!used) return;
  const who = used.n === 1 ? '1 applicant stands' : `${used.n} applicants stand`;
  const message = `${used.name} stays in the stage: ${who} there. Move them first.`;
  throw new AppError('IN_USE', { message, fields: { status: message } });
};

/** @throws AppError when a status does not exist, or when a removed one has applications. */
export const writeStageStatuses = async (
  tx: Transaction,
  stageId: number,
  chosen: readonly number[],
): Promise<void> => {
  const ids = addFixedStatuses(chosen);
  const known = await tx.many(
    sql`select id from status where id = any(${ids}::integer[]) for share`,
  );
  if (known.length < ids.length) throw invalidField('status', messages.setup.goneStatus);
  await assertStatusesUnused(tx, stageId, ids);
  await tx.run(sql`
    delete from stage_status where stage_id = ${stageId} and status_id <> all(${ids}::integer[])`);
  await tx.run(sql`
    insert into stage_status (stage_id, status_id, sequence)
    select ${stageId}, id, place from unnest(${ids}::integer[]) with ordinality as given (id, place)
    on conflict (stage_id, status_id) do update set sequence = excluded.sequence`);
};
