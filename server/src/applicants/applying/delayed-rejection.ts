import sql, { type Sql } from 'sql-template-tag';
import { statusMailKind } from '../mail-templates/enqueue-letters';

/** Selects a column of the letter that was sent with the latest history step of alias `application`. */
const selectLetter = (column: Sql, condition: Sql): Sql => sql`(
  select ${column} from mail_message mail
  where mail.application_id = application.id and mail.kind = ${statusMailKind.name}
    and mail.cause = 'step:' || (
      select max(step.id) from application_history step where step.application_id = application.id)
    and ${condition}
  limit 1)`;

/** Text of the letter that was sent with the latest history step; null if none was sent. */
export const selectLatestLetter = selectLetter(
  sql`mail.body_text`,
  sql`mail.body_text <> '' and mail.state <> 'suppressed'`,
);

/**
 * True while the letter of a rejection can be cancelled; until then the applicant must not see the rejection.
 */
export const isRejectionDelayedSql = sql`(${selectLetter(
  sql`mail.id`,
  sql`mail.state = 'queued' and mail.next_try_at > now()`,
)} is not null)`;
