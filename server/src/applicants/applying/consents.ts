import sql from 'sql-template-tag';
import type { Db, Transaction } from '../../platform/db/database';
import type { ConsentInForce } from './judge-form';

export const readConsentsInForce = (db: Db): Promise<ConsentInForce[]> =>
  db.many<ConsentInForce>(sql`
    select distinct on (purpose) id, purpose, number as version, text, purpose = 'application' as "isRequired"
    from consent_text order by purpose, number desc`);

export const storeConsents = async (
  tx: Transaction,
  applicationId: number,
  consentIds: readonly number[],
): Promise<void> => {
  await tx.run(sql`
    insert into application_consent (application_id, consent_id)
    select ${applicationId}, id from unnest(${[...consentIds]}::integer[]) as agreed (id)`);
};
