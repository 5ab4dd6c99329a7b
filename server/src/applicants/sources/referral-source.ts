import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import { announce } from '../../platform/realtime/changes';

interface Id {
  id: number;
}

/** Returns the id of the source for referrals, which is created if missing. */
export const getReferralSourceId = async (tx: Transaction): Promise<number> => {
  const find = () =>
    tx.one<Id>(sql`
      select id from applicant_source
      where identifier in ('employee-referral', 'referral') or lower(name) = 'employee referral'
      order by id limit 1`);
  const known = await find();
  if (known) return known.id;
  const made = await tx.one<Id>(sql`
    insert into applicant_source (name, identifier)
    values ('Employee referral', 'employee-referral') on conflict do nothing returning id`);
  if (made) announce(tx, { owner: 'applicant-source', ids: [made.id], jobIds: [] });
  return (made ?? (await find()))?.id ?? 0;
};
