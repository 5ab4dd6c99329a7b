import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import type { FileStorage } from '../../platform/files/storage/storage';
import { announce } from '../../platform/realtime/changes';
import { acceptApplication } from './accept-application';
import type { ApplicantForm } from './judge-form';

interface HeldForm {
  jobId: number;
  form: ApplicantForm;
}

/** Takes an application out of the quarantine into the lists; undefined where it is gone. */
export const releaseApplication = async (
  tx: Transaction,
  storage: FileStorage,
  heldId: number,
): Promise<number | undefined> => {
  const held = await tx.one<HeldForm>(sql`
    delete from held_application where id = ${heldId} returning job_id as "jobId", form`);
  if (!held) return undefined;
  const { jobId, form } = held;
  announce(tx, { owner: 'held-application', ids: [heldId], jobIds: [jobId] });
  return acceptApplication(tx, storage, jobId, form);
};
