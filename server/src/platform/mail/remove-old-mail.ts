import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import type { Task, TaskRun } from '../queue/task';

/** Days for which mail is stored. Mail that was never sent is deleted too, since nobody received it. */
const sentDays = 180;
const unsentDays = 30;

const batchSize = 5_000;

/**
 * Condition for mail that is not to an applicant, which is shown on the applicant's page and deleted with the
 * applicant.
 */
const isOwn = sql`mail.application_id is null`;

const oldMail: readonly Sql[] = [
  sql`mail.state in ('sent', 'digested', 'bounced')
    and mail.created_at < now() - ${sentDays} * interval '1 day'`,
  sql`mail.state in ('queued', 'deferred', 'failed', 'suppressed')
    and mail.created_at < now() - ${unsentDays} * interval '1 day'`,
];

const removeBatch = (db: Db, which: Sql): Promise<number> =>
  db.run(sql`
    delete from mail_message where id in (
      select id from mail_message mail where ${isOwn} and ${which} limit ${batchSize})`);

export const removeOldMail = async (db: Db, { signal }: Pick<TaskRun, 'signal'>): Promise<void> => {
  for (const which of oldMail)
    while (!signal.aborted && (await removeBatch(db, which)) === batchSize);
};

export const createRemoveOldMailTask = (db: Db): Task => ({
  name: 'remove-old-mail',
  label: 'Remove old messages of mail',
  maxTries: 3,
  schedule: '17 2 * * *',
  run: (_, run) => removeOldMail(db, run),
});
