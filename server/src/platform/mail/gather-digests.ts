import sql from 'sql-template-tag';
import { toLongMoment } from '../company/to-long-moment';
import type { Db } from '../db/database';
import { enqueueTask } from '../queue/enqueue';
import { digestKindName } from './digest-mail';
import { sendMailTaskKind } from './send-mail-task';

/** Time of day, in the company's time zone, at which digests are sent. */
const morning = sql`interval '7 hours'`;

const nextMorning = sql`((date_trunc('day', now() at time zone company_zone() - ${morning})
  + interval '1 day' + ${morning}) at time zone company_zone())`;

/** Leaves a rendered message for the next digest of its recipient. */
export const deferMailToDigest = (db: Db, id: number): Promise<number> =>
  db.run(sql`
    update mail_message set digest_at = ${nextMorning}, next_try_at = ${nextMorning}, attempts = 0,
      problem = 'It waits for the daily digest of ' || ${toLongMoment(nextMorning)} || '.'
    where id = ${id}`);

/** Messages of these kinds no longer wait for a digest. */
export const releaseWaitingMail = async (
  db: Db,
  personId: number,
  kinds: readonly string[],
): Promise<void> => {
  const released = await db.run(sql`
    update mail_message set digest_at = null, next_try_at = now(), problem = ''
    where person_id = ${personId} and state = 'queued' and digest_at is not null
      and kind = any (${[...kinds]}::text[])`);
  if (released > 0) await enqueueTask(db, sendMailTaskKind, {});
};

/**
 * Adds a digest for each person whose messages have waited long enough. The digest's cause is its last
 * message, so that a repeated run adds none.
 */
export const createDigests = async (db: Db): Promise<number[]> => {
  const parts = await db.many<{ id: number }>(sql`
    with due as (
      select id, person_id from mail_message
      where state = 'queued' and next_try_at <= now() and digest_at is not null
      for update skip locked),
    added as (
      insert into mail_message (kind, cause, person_id, address)
      select ${digestKindName}, 'digest:' || max(due.id), person.id, person.email
      from due join app_user person on person.id = due.person_id group by person.id
      on conflict do nothing returning id, person_id)
    update mail_message part set state = 'digested', digest_id = added.id, problem = ''
    from due join added on added.person_id = due.person_id
    where part.id = due.id returning part.id`);
  return parts.map(({ id }) => id);
};
