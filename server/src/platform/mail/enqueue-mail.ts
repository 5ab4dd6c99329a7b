import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../db/database';
import { queueTaskSql } from '../queue/enqueue';
import type { MailKind } from './mail-kind';
import { sendMailTaskKind } from './send-mail-task';

export interface MailRequest {
  /** Id of the event that the mail is about; the same id queues no second mail to a recipient. */
  cause: string;
  to: { personId: number } | { address: string };
  reference?: object;
  /** Id of the application, if the mail goes to its applicant. */
  applicationId?: number;
  /** Earliest time to send the mail; by default at once. */
  dueAt?: Date;
}

/**
 * Queues many mails: `requests` selects kind, cause, person_id, address, reference, application_id and
 * next_try_at.
 */
export const enqueueSelectedMail = (db: Db, requests: Sql): Promise<number> =>
  db.run(sql`
    with added as (
      insert into mail_message
        (kind, cause, person_id, address, reference, application_id, next_try_at)
      ${requests} on conflict do nothing returning id)
    select ${queueTaskSql(sendMailTaskKind, {})} where exists (select from added)`);

/** Queues mail in the transaction of its event; it is rendered and sent after the commit. */
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
