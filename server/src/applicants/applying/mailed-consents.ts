import sql from 'sql-template-tag';
import { digestSecret } from '../../platform/access/seal';
import type { Db, Transaction } from '../../platform/db/database';
import { readConsentsInForce } from './consents';
import type { ConsentInForce } from './judge-form';

/** What has to be agreed to with the confirmation, since mail shows no text to agree to. */
export const readLackingConsents = async (db: Db, secret: string): Promise<ConsentInForce[]> => {
  const mailed = await db.one(sql`
    select from held_application held
      join held_application other on lower(other.email) = lower(held.email)
    where held.confirm_hash = ${digestSecret(secret)} and 'by-mail' = any (other.reasons) limit 1`);
  if (!mailed) return [];
  return (await readConsentsInForce(db)).filter(({ isRequired }) => isRequired);
};

export const addConsents = (
  tx: Transaction,
  heldIds: readonly number[],
  consentIds: readonly number[],
): Promise<number> =>
  tx.run(sql`
    update held_application set form = jsonb_set(form, '{consentIds}',
      ${JSON.stringify(consentIds)}::jsonb)
    where id = any (${[...heldIds]}::integer[]) and 'by-mail' = any (reasons)`);
