import sql, { empty, type Sql } from 'sql-template-tag';
import type { Role } from '../../../contract/permission';
import type {
  MailFrequency,
  MailKindName,
} from '../../../contract/platform/mail/mail-kind-constants';
import type { Db } from '../db/database';
import type { MailRecord } from './mail-kind';

/** Days after which an unsent message fails. */
const maxDays = 3;
const expiredProblem = `It could not be sent for ${maxDays} days.`;

/** Maximum of messages to one address per hour. */
const maxPerHour = 30;
const crowdedProblem = `More than ${maxPerHour} messages in an hour go to this address, so it waits.`;

const batchSize = 20;

/**
 * Time for which a server reserves a message, longer than sending takes: if the server is killed, another one
 * sends the message.
 */
const lease = sql`interval '10 minutes'`;

export interface DueMail extends MailRecord {
  kind: MailKindName;
  messageId: string;
  personName: string;
  isActive: boolean;
  roles: Role[];
  /** Frequency that the person chose for this kind; null if they chose none. */
  chosen: MailFrequency | null;
}

const isWaiting = sql`mail.state in ('queued', 'deferred')`;

const mailColumns = sql`
  mail.id, mail.kind, mail.person_id as "personId", coalesce(person.email, mail.address) as address,
  mail.application_id as "applicationId", mail.cause, mail.reference, mail.message_id as "messageId",
  coalesce(trim(person.first_name || ' ' || person.last_name), '') as "personName",
  coalesce(person.is_active, true) as "isActive",
  array(select role from held_role where user_id = mail.person_id order by role) as roles,
  (select frequency from mail_preference preference
    where preference.person_id = mail.person_id and preference.kind = mail.kind) as chosen`;

const selectMail = (from: Sql, more = empty): Sql => sql`
  select ${mailColumns} ${more} from ${from} left join app_user person on person.id = mail.person_id`;

export const failExpiredMail = async (db: Db): Promise<number[]> => {
  const failed = await db.many<{ id: number }>(sql`
    update mail_message mail set state = 'failed',
      problem = case when problem = '' then ${expiredProblem} else problem end
    where ${isWaiting} and queued_at < now() - ${maxDays} * interval '1 day' returning id`);
  return failed.map(({ id }) => id);
};

export interface DueMailBatch {
  mails: DueMail[];
  /** True when no more messages are due. */
  isLast: boolean;
}

/** Reserves due messages for one run. Those beyond the limit of an address wait. */
export const reserveDueMail = async (db: Db): Promise<DueMailBatch> => {
  const taken = await db.many<DueMail & { isCrowded: boolean }>(sql`
    with due as (
      select id, address, next_try_at from mail_message mail
      where ${isWaiting} and next_try_at <= now() and digest_at is null
      order by next_try_at, id limit ${batchSize} for update skip locked),
    judged as (
      select id, row_number() over (partition by lower(due.address) order by next_try_at, id) + (
          select count(*) from mail_message sent
          where lower(sent.address) = lower(due.address) and sent.state = 'sent'
            and sent.sent_at > now() - interval '1 hour') > ${maxPerHour}::integer as is_crowded
      from due),
    taken as (
      update mail_message mail set
        next_try_at = now() + case when is_crowded then interval '1 hour' else ${lease} end,
        attempts = attempts + case when is_crowded then 0 else 1 end,
        problem = case when is_crowded then ${crowdedProblem} else problem end
      from judged where mail.id = judged.id returning mail.*, is_crowded)
    ${selectMail(sql`taken mail`, sql`, mail.is_crowded as "isCrowded"`)} order by mail.id`);
  return { mails: taken.filter(({ isCrowded }) => !isCrowded), isLast: taken.length < batchSize };
};

/** Without a mail server, messages are rendered but not sent. */
export const readUnwrittenMail = async (db: Db): Promise<DueMailBatch> => {
  const mails = await db.many<DueMail>(sql`
    ${selectMail(sql`mail_message mail`)}
    where ${isWaiting} and mail.next_try_at <= now() and mail.digest_at is null
      and mail.subject = ''
    order by mail.next_try_at, mail.id limit ${batchSize}`);
  return { mails, isLast: mails.length < batchSize };
};
