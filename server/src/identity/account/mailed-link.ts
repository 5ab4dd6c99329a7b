import sql, { type Sql } from 'sql-template-tag';
import { createRandomSecret, computeSecretDigest } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';

const resetHours = 1;

const removeExpiredLinks = (db: Db): Promise<number> =>
  db.run(sql`delete from mailed_link where expires_at < now()`);

const toLinkPath = (secret: string): string => `/account/invitation?code=${secret}`;

/**
 * The link is valid as long as the invitation, in addition to the link that the administrator may pass on.
 */
export const createInvitationLink = async (db: Db, userId: number): Promise<string> => {
  const secret = createRandomSecret();
  await removeExpiredLinks(db);
  await db.run(sql`
    insert into mailed_link (secret_hash, user_id, purpose, expires_at)
    select ${computeSecretDigest(secret)}, user_id, 'invitation', expires_at
    from invitation where user_id = ${userId}`);
  return toLinkPath(secret);
};

export const createResetLink = async (db: Db, userId: number): Promise<string> => {
  const secret = createRandomSecret();
  await removeExpiredLinks(db);
  await db.run(sql`
    insert into mailed_link (secret_hash, user_id, purpose, expires_at)
    values (${computeSecretDigest(secret)}, ${userId}, 'password-reset',
      now() + ${resetHours} * interval '1 hour')`);
  return toLinkPath(secret);
};

/**
 * Query for the person whose invitation has the code. A mailed link belongs to the invitation with the same
 * end, so it becomes invalid with a newer invitation.
 */
export const selectInvitedId = (code: string): Sql => sql`
  select user_id from invitation where secret_hash = ${computeSecretDigest(code)} and expires_at > now()
  union all
  select invitation.user_id from mailed_link link join invitation using (user_id, expires_at)
  where link.secret_hash = ${computeSecretDigest(code)} and link.purpose = 'invitation'
    and link.expires_at > now()`;

/** Condition over `mailed_link link`: true if the link lets a person replace a forgotten password. */
export const isResetLinkSql = (code: string): Sql => sql`(
  link.secret_hash = ${computeSecretDigest(code)} and link.purpose = 'password-reset'
  and link.expires_at > now())`;
