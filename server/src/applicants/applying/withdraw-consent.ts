import sql from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Database } from '../../platform/db/database';
import { announceApplications } from '../../platform/realtime/changes';

/** Ends other consents than the one to the application itself, which ends with the application. */
export const withdrawConsent = (
  db: Database,
  applicationId: number,
  consentId: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await tx.one<{ jobId: number }>(sql`
      update application_consent agreed set withdrawn_at = now()
      from consent_text consent, application
      where agreed.application_id = ${applicationId} and agreed.consent_id = ${consentId}
        and consent.id = agreed.consent_id and consent.purpose <> 'application'
        and application.id = agreed.application_id and agreed.withdrawn_at is null
      returning application.job_id as "jobId"`);
    if (!changed) return;
    const details = { ...changed, consentId };
    await audit(tx, null, 'application.consent', { id: applicationId, details });
    announceApplications(tx, [applicationId], [changed.jobId]);
  });
