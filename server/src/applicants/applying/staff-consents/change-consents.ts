import sql, { type Sql } from 'sql-template-tag';
import type { ConsentParams } from '../../../../contract/applicants/applying/recorded-consent';
import { audit } from '../../../platform/audit/audit';
import type { Database, Transaction } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';
import { announceApplications } from '../../../platform/realtime/changes';

interface StaffChange extends ConsentParams {
  actorId: number;
  /** Predicate over alias `job`: jobs whose applicants' consents the user may record. */
  scope: Sql;
}

const requireJob = async (tx: Transaction, { id, scope }: StaffChange): Promise<number> => {
  const found = await tx.one<{ jobId: number }>(sql`
    select job.id as "jobId" from application join job on job.id = application.job_id
    where application.id = ${id} and ${scope} for update of application`);
  if (!found) throw new AppError('NOT_FOUND');
  return found.jobId;
};

const noteChange = async (
  tx: Transaction,
  { id, consentId, actorId }: StaffChange,
  jobId: number,
): Promise<void> => {
  await audit(tx, actorId, 'application.consent', { id, details: { jobId, consentId } });
  announceApplications(tx, [id], [jobId]);
};

/**
 * A withdrawn consent can be recorded again.
 * @throws AppError for an unknown text.
 */
export const recordConsent = (
  db: Database,
  change: StaffChange & { source: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    const jobId = await requireJob(tx, change);
    const { id, consentId, actorId, source } = change;
    const isKnown = await tx.one(sql`select from consent_text where id = ${consentId}`);
    if (!isKnown) throw new AppError('NOT_FOUND');
    const written = await tx.run(sql`
      insert into application_consent as agreed
        (application_id, consent_id, way, source, recorded_by)
      values (${id}, ${consentId}, 'staff', ${source}, ${actorId})
      on conflict (application_id, consent_id) do update
        set agreed_at = now(), way = 'staff', source = excluded.source,
          recorded_by = excluded.recorded_by, withdrawn_at = null, withdrawn_by = null
        where agreed.withdrawn_at is not null`);
    if (written > 0) await noteChange(tx, change, jobId);
  });

/** Withdrawing a consent twice changes nothing. */
export const takeConsentBack = (db: Database, change: StaffChange): Promise<void> =>
  db.transaction(async (tx) => {
    const jobId = await requireJob(tx, change);
    const { id, consentId, actorId } = change;
    const written = await tx.run(sql`
      update application_consent set withdrawn_at = now(), withdrawn_by = ${actorId}
      where application_id = ${id} and consent_id = ${consentId} and withdrawn_at is null`);
    if (written > 0) await noteChange(tx, change, jobId);
  });
