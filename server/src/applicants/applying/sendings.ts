import sql from 'sql-template-tag';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import type { Db, Transaction } from '../../platform/db/database';

export interface ApplicationRate {
  ofNetwork: number;
  ofAll: number;
}

export const readApplicationRate = async (
  db: Db,
  networkHash: string,
): Promise<ApplicationRate> => {
  const rate = await db.one<ApplicationRate>(sql`
    select (select count(*)::integer from (select from application_sending
        where network_hash = ${networkHash} and sent_at > now() - interval '10 minutes' limit 100)
        own) as "ofNetwork",
      (select count(*)::integer from (select from application_sending
        where sent_at > now() - interval '1 minute' and network_hash <> '' limit 100) every) as "ofAll"`);
  return rate ?? { ofNetwork: 0, ofAll: 0 };
};

/**
 * Counts an application at once, so that concurrent ones count each other. Returns the number of the others.
 */
export const countSentApplication = async (
  db: Db,
  networkHash: string,
): Promise<ApplicationRate> => {
  await db.run(sql`
    delete from application_sending where id in (
      select id from application_sending where sent_at < now() - interval '1 day'
      limit 100 for update skip locked)`);
  await db.run(sql`insert into application_sending (network_hash) values (${networkHash})`);
  const { ofNetwork, ofAll } = await readApplicationRate(db, networkHash);
  return { ofNetwork: ofNetwork - 1, ofAll: ofAll - 1 };
};

/**
 * Stores the stamp of a sent form without a network, so that rates ignore the row. Returns true if it was
 * sent before.
 */
export const storeUsedFormStamp = async (tx: Transaction, stamp: string): Promise<boolean> => {
  if (stamp === '') return false;
  const added = await tx.run(sql`
    insert into application_sending (network_hash, stamp_hash) values ('', ${computeSecretDigest(stamp)})
    on conflict do nothing`);
  return added === 0;
};
