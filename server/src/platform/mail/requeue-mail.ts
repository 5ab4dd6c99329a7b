import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { enqueueTask } from '../queue/enqueue';
import { sendMailTaskKind } from './send-mail-task';

/** Sends messages again at once, and tries for three more days. */
export const requeueMail = async (db: Db, ids: readonly number[]): Promise<void> => {
  await db.run(sql`
    update mail_message set state = 'queued', queued_at = now(), next_try_at = now()
    where id = any (${[...ids]}::integer[])`);
  await enqueueTask(db, sendMailTaskKind, {});
};
