import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import { queueTaskSql } from '../queue/enqueue';
import type { MailKind } from './mail-kind';
import { sendMailTask } from './send-mail-task';

export interface MailRequest {
  /** Event that the mail is about; repeated, it sends nothing more to the same recipient. */
  cause: string;
  to: { personId: number } | { address: string };
  reference?: object;
  /** The application that the mail is about, if it goes to its applicant. */
  applicationId?: number;
  /** Earliest time to send it; default: at once. */
  dueAt?: Date;
}

/**
 * For many at once: `requests` selects kind, cause, person_id, address, reference, application_id
 * and next_try_at.
 */
export const enqueueSelectedMail = (db: Db, requests: Sql): Promise<number> =>
  db.run(sql`
    with added as (
      insert into mail_message
        (kind, cause, person_id, address, reference, application_id, next_try_at)
      ${requests} on conflict do nothing returning id)
    select ${queueTaskSql(sendMailTask, {})} where exists (select from added)`);

/** Runs in the transaction of the cause; the mail is written and sent after its commit. */
export const enqueueMail = async (
  db: Db,
  { name }: Pick<MailKind, 'name'>,
  requests: readonly MailRequest[],
): Promise<void> => {
  if (requests.length === 0) return;
  const rows = requests.map(({ cause, to, reference = {}, dueAt, applicationId }) => ({
    ...{ cause, reference, dueAt, applicationId },
    ...to,
  }));
  await enqueueSelectedMail(
    db,
    sql`
      select ${name}, request.cause, request."personId",
        coalesce(request.address, person.email, ''), request.reference,
        request."applicationId", coalesce(request."dueAt", now())
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as request
          (cause text, "personId" integer, address text, reference jsonb, "dueAt" timestamptz,
          "applicationId" integer)
        left join app_user person on person.id = request."personId"`,
  );
};
