import sql from 'sql-template-tag';
import { digestSecret } from '../../platform/access/seal';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import type { FileStorage } from '../../platform/files/storage/storage';
import { announce } from '../../platform/realtime/changes';
import { acceptApplication } from './accept-application';
import type { ApplicantForm } from './judge-form';
import { addConsents } from './mailed-consents';

interface QuarantinedForm {
  jobId: number;
  form: ApplicantForm;
}

/** Takes an application out of the quarantine into the lists; undefined where it is gone. */
export const releaseApplication = async (
  tx: Transaction,
  storage: FileStorage,
  heldId: number,
): Promise<number | undefined> => {
  const held = await tx.one<QuarantinedForm>(sql`
    delete from held_application where id = ${heldId} returning job_id as "jobId", form`);
  if (!held) return undefined;
  const { jobId, form } = held;
  announce(tx, { owner: 'held-application', ids: [heldId], jobIds: [jobId] });
  return acceptApplication(tx, storage, jobId, form);
};

/** Most applications that one address sent and that its confirmation releases. */
const maxConfirmed = 10;

/**
 * Who follows the link of the mail shows that the address is theirs, for all that it sent, and agrees
 * to `consentIds` for what came by mail.
 */
export const confirmApplications = (
  { db, storage }: Pick<ServerDependencies, 'db' | 'storage'>,
  secret: string,
  consentIds: readonly number[],
): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await tx.many<{ id: number }>(sql`
      select other.id from held_application held
        join held_application other on lower(other.email) = lower(held.email)
      where held.confirm_hash = ${digestSecret(secret)}
      order by other.id limit ${maxConfirmed} for update of other`);
    await addConsents(
      tx,
      held.map(({ id }) => id),
      consentIds,
    );
    for (const { id } of held) await releaseApplication(tx, storage, id);
  });
