import sql from 'sql-template-tag';
import { recordOwnConsent } from '../../applicants/applying/consents';
import { restartRetentionPeriod } from '../../applicants/applications/restart-keeping';
import { audit } from '../../platform/audit/audit';
import type { Database, Transaction } from '../../platform/db/database';
import type { ConsentInForce } from '../../applicants/applying/judge-form';
import type { PersonAskedForConsent } from './read-own-word';

interface Agreement {
  word: PersonAskedForConsent;
  /** Version of the consent text that the applicant read, which may have been replaced meanwhile. */
  consent: ConsentInForce;
}

const noteConsent = async (
  tx: Transaction,
  { word: { applicationId }, consent }: Agreement,
  way: 'page' | 'renewal',
): Promise<void> => {
  await recordOwnConsent(tx, applicationId, consent.id, way);
  await audit(tx, null, 'application.consent', {
    id: applicationId,
    details: { consentId: consent.id, way },
  });
};

/** Stores the applicant's consent; a repeated call changes nothing. */
export const storeOwnConsent = (db: Database, given: Agreement): Promise<void> =>
  db.transaction((tx) => noteConsent(tx, given, 'page'));

/** Stores the applicant's consent to be stored longer, and restarts the retention period. */
export const extendStoragePeriod = (db: Database, given: Agreement): Promise<void> =>
  db.transaction(async (tx) => {
    const asked = await tx.run(sql`
      delete from renewal_ask where application_id = ${given.word.applicationId}`);
    if (asked === 0) return;
    await noteConsent(tx, given, 'renewal');
    await restartRetentionPeriod(tx, given.word.applicationId);
  });
