import sql from 'sql-template-tag';
import type {
  ConsentLanguage,
  ConsentOrigin,
} from '../../../contract/applicants/applying/applying-constants';
import type { Db, Transaction } from '../../platform/db/database';
import type { ConsentInForce } from './judge-form';

/** Reads the newest consent text of each purpose in the language, else in English, else in any language. */
export const readConsentsInForce = (db: Db, language: ConsentLanguage): Promise<ConsentInForce[]> =>
  db.many<ConsentInForce>(sql`
    select distinct on (purpose) id, purpose, number as version, text, purpose = 'application' as "isRequired"
    from consent_text
    order by purpose, language = ${language} desc, language = 'en' desc, number desc`);

export const storeConsents = async (
  tx: Transaction,
  applicationId: number,
  consentIds: readonly number[],
): Promise<void> => {
  await tx.run(sql`
    insert into application_consent (application_id, consent_id)
    select ${applicationId}, id from unnest(${[...consentIds]}::integer[]) as agreed (id)`);
};

/** Stores a consent that applicants give on their status page; a withdrawn consent can be given again. */
export const recordOwnConsent = async (
  tx: Transaction,
  applicationId: number,
  consentId: number,
  way: ConsentOrigin,
): Promise<void> => {
  await tx.run(sql`
    insert into application_consent (application_id, consent_id, way)
    values (${applicationId}, ${consentId}, ${way})
    on conflict (application_id, consent_id) do update
      set agreed_at = now(), way = excluded.way, recorded_by = null, withdrawn_at = null,
        withdrawn_by = null`);
};
