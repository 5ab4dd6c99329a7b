import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import { readAdministratorIds } from '../mail/administrators';
import { enqueueMail } from '../mail/enqueue-mail';
import type { MailKind } from '../mail/mail-kind';
import type { Task } from '../queue/task';

const maxCharacters = 300;

export const failedWorkMail: MailKind = {
  name: 'failed-work',
  optionalFor: 'company:edit',
  isNotice: true,
  render: async ({ reference }, { db }) => {
    const task = String(reference.task);
    const failed = await db.one<{ count: number; error: string }>(sql`
      select count(*) as count, (array_agg(error order by failed_at desc))[1] as error
      from failed_task where task = ${task}`);
    if (!failed?.count) return { suppressed: 'It was done again, or given up, meanwhile.' };
    const label = String(reference.label);
    return {
      subject: `Background work failed: ${label}`,
      heading: `Background work failed: ${label}`,
      paragraphs: ['It was tried for the last time. Mend the reason, then have it tried again.'],
      facts: [
        { label: 'Failed', value: String(failed.count) },
        { label: 'Reason', value: failed.error.slice(0, maxCharacters) },
      ],
      button: { label: 'Open background work', path: '/general-settings/background-work' },
      reason: 'you are an administrator',
    };
  },
};

/** At most about one mail per task and day (UTC). */
const mailFailedWork = async (db: Db, tasks: readonly Task[]): Promise<void> => {
  const failed = await db.many<{ task: string; day: string }>(sql`
    select distinct task, (failed_at at time zone 'UTC')::date as day
    from failed_task where failed_at > now() - interval '1 day'`);
  if (failed.length === 0) return;
  const people = await readAdministratorIds(db);
  await enqueueMail(
    db,
    failedWorkMail,
    failed.flatMap(({ task, day }) =>
      people.map((personId) => ({
        cause: `task:${task}:${day}`,
        to: { personId },
        reference: { task, label: tasks.find(({ name }) => name === task)?.label ?? task },
      })),
    ),
  );
};

export const createMailFailedWorkTask = (db: Db, tasks: readonly Task[]): Task => ({
  name: 'mail-failed-work',
  label: 'Tell administrators about failed work',
  maxTries: 1,
  schedule: '*/5 * * * *',
  run: () => mailFailedWork(db, tasks),
});
