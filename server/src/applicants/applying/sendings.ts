import sql from 'sql-template-tag';
import { digestSecret } from '../../platform/access/seal';
import type { Db, Transaction } from '../../platform/db/database';

export interface SendingRate {
  ofNetwork: number;
  ofAll: number;
}

export const readSendingRate = async (db: Db, networkHash: string): Promise<SendingRate> => {
  const rate = await db.one<SendingRate>(sql`
    select (select count(*)::integer from (select from application_sending
        where network_hash = ${networkHash} and sent_at > now() - interval '10 minutes' limit 100)
        own) as "ofNetwork",
      (select count(*)::integer from (select from application_sending
        where sent_at > now() - interval '1 minute' limit 100) every) as "ofAll"`);
  return rate ?? { ofNetwork: 0, ofAll: 0 };
};

/** Counts a sending. Returns true if its stamp was sent before. */
export const recordSending = async (
  tx: Transaction,
  networkHash: string,
  stamp: string,
): Promise<boolean> => {
  await tx.run(sql`
    delete from application_sending where id in (
      select id from application_sending where sent_at < now() - interval '1 day'
      limit 100 for update skip locked)`);
  const stampHash = stamp === '' ? null : digestSecret(stamp);
  const added = await tx.run(sql`
    insert into application_sending (network_hash, stamp_hash) values (${networkHash}, ${stampHash})
    on conflict do nothing`);
  if (added === 0)
    await tx.run(sql`insert into application_sending (network_hash) values (${networkHash})`);
  return added === 0;
};
