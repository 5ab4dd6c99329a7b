import sql from 'sql-template-tag';
import { immediateQueue, type AfterCommitQueue, type Db } from '../db/database';
import { announce } from '../realtime/changes';

/**
 * Announces messages to users who may read the outbox, and to those who may see the applicants who got them.
 */
export const announceMail = async (
  db: Db,
  ids: readonly number[],
  write: AfterCommitQueue = immediateQueue,
): Promise<void> => {
  if (ids.length === 0) return;
  announce(write, { owner: 'mail-message', ids, jobIds: [] });
  const told = await db.many<{ id: number; jobId: number }>(sql`
    select distinct application.id, application.job_id as "jobId"
    from mail_message mail join application on application.id = mail.application_id
    where mail.id = any (${[...ids]}::integer[])`);
  if (told.length === 0) return;
  const jobIds = [...new Set(told.map(({ jobId }) => jobId))];
  announce(write, { owner: 'letter', ids: told.map(({ id }) => id), jobIds });
};
