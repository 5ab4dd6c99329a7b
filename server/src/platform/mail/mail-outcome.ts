import sql from 'sql-template-tag';
import type { Db } from '../db/database';
import type { MailFailure } from './describe-mail-failure.rule';
import type { DueMail } from './due-mail';
import type { SuppressedMail } from './mail-kind';
import type { RenderedMail } from './render-mail';

/** Stores the rendered message, without the link that works once. */
export const storeRenderedMail = (
  db: Db,
  id: number,
  { subject, text, html }: RenderedMail,
  origin: object,
): Promise<number> =>
  db.run(sql`
    update mail_message set subject = ${subject}, body_text = ${text}, body_html = ${html},
      reference = reference || ${JSON.stringify(origin)}::jsonb
    where id = ${id}`);

export const storeSuppressedMail = (
  db: Db,
  id: number,
  { suppressed, isAddressProblem }: SuppressedMail,
): Promise<number> =>
  db.run(sql`
    update mail_message set state = 'suppressed', problem = ${suppressed},
      address_problem = ${isAddressProblem === true}::boolean
    where id = ${id}`);

/** Suppresses a message whose reason no longer exists, and removes its notice from the bell. */
export const storeObsoleteMail = async (
  db: Db,
  id: number,
  reason: SuppressedMail,
): Promise<void> => {
  await storeSuppressedMail(db, id, reason);
  await db.run(sql`update mail_message set notice = null where id = ${id}`);
};

export const storeSentMail = (
  db: Db,
  { id, address }: Pick<DueMail, 'id' | 'address'>,
): Promise<number> =>
  db.run(sql`
    update mail_message set state = 'sent', problem = '', address = ${address}, sent_at = now()
    where id = ${id}`);

/**
 * Stores a failed attempt: the next one is after two minutes, then four, and so on up to two hours. A message
 * that was read in the console meanwhile is not sent again.
 */
export const storeMailFailure = (
  db: Db,
  id: number,
  { problem, isFinal }: Pick<MailFailure, 'problem' | 'isFinal'>,
): Promise<number> =>
  db.run(sql`
    update mail_message set state = ${isFinal ? 'failed' : 'deferred'}, problem = ${problem},
      next_try_at = now() + least(interval '2 hours', interval '1 minute' * 2 ^ least(attempts, 10))
    where id = ${id} and state in ('queued', 'deferred')`);
