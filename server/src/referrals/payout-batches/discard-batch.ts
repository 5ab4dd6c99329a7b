import sql from 'sql-template-tag';
import { batchMessages } from '../../../contract/referrals/payout-batches/payout-batch-constants';
import type { Actor } from '../../platform/access/actor';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { AppError } from '../../platform/errors';
import { announce } from '../../platform/realtime/changes';
import { lockBatch } from './batch-rows';
import { findDiscardRefusal } from './batch.rule';

/** @throws AppError when the batch was exported or discarded before. */
export const discardBatch = (db: Database, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const { state } = await lockBatch(tx, id);
    const refusal = findDiscardRefusal(state);
    if (refusal) throw new AppError('IN_USE', { message: refusal });
    await tx.run(sql`update payout_batch set state = 'discarded' where id = ${id}`);
    await tx.run(sql`
      update payout_batch_row set left_out = ${batchMessages.discarded}
      where batch_id = ${id} and left_out is null`);
    await audit(tx, actor.userId, 'payout-batch.discard', { id });
    announce(tx, { owner: 'payout-batch', ids: [id], jobIds: [] });
  });
