import sql from 'sql-template-tag';
import { createRandomSecret, computeSecretDigest } from '../../platform/access/secret-hash';
import type { Db } from '../../platform/db/database';

const linkDays = 90;

/** Creates the path of an application's status page. Only a hash of the secret in it is stored. */
export const createStatusLink = async (db: Db, applicationId: number): Promise<string> => {
  const secret = createRandomSecret();
  await db.run(sql`delete from status_link where expires_at < now()`);
  await db.run(sql`
    insert into status_link (secret_hash, application_id, expires_at)
    values (${computeSecretDigest(secret)}, ${applicationId}, now() + ${linkDays} * interval '1 day')`);
  return `/careers/my/${secret}`;
};

export const findLinkedApplication = async (
  db: Db,
  secret: string,
): Promise<number | undefined> => {
  const link = await db.one<{ id: number }>(sql`
    select application_id as id from status_link
    where secret_hash = ${computeSecretDigest(secret)} and expires_at > now()`);
  return link?.id;
};
