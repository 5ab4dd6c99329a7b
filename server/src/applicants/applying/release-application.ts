import sql from 'sql-template-tag';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import type { CheckedFile } from '../../platform/files/file-changes';
import { announce } from '../../platform/realtime/changes';
import { countDemographics } from '../demographics/count-demographics';
import { decryptDemographicAnswers } from '../demographics/seal-answers';
import { acceptApplication } from './accept-application';
import { storeAnswerFilesAndResume } from './form-files';
import type { ApplicantForm } from './judge-form';
import type { LinkedApplication } from './linked-application';

interface QuarantinedForm {
  jobId: number;
  form: ApplicantForm;
}

interface ConfirmedRow {
  id: number;
  form: ApplicantForm;
  isMailed: boolean;
}

type ReleaseParts = Pick<ServerDependencies, 'storage' | 'keys'>;

/** Moves an application from the quarantine to the job's applications; undefined when it no longer exists. */
export const releaseApplication = async (
  tx: Transaction,
  { storage, keys }: ReleaseParts,
  heldId: number,
): Promise<number | undefined> => {
  const held = await tx.one<QuarantinedForm>(sql`
    delete from held_application where id = ${heldId} returning job_id as "jobId", form`);
  if (!held) return undefined;
  const { sealedDemographics, ...form } = held.form;
  const { jobId } = held;
  announce(tx, { owner: 'held-application', ids: [heldId], jobIds: [jobId] });
  const applicationId = await acceptApplication(tx, storage, jobId, form);
  if (sealedDemographics !== undefined)
    await countDemographics(tx, jobId, decryptDemographicAnswers(sealedDemographics, keys));
  return applicationId;
};

/** Maximum of applications that one confirmation of an address releases. */
const maxConfirmed = 10;

/** Answers and files that the sender of an application by mail enters on the confirmation page. */
export interface ConfirmationForm extends Pick<ApplicantForm, 'answers' | 'consentIds'> {
  files: ReadonlyMap<string, CheckedFile>;
}

/**
 * Locks the linked application and those that its address sent by form. Applications by mail to other jobs
 * have links of their own, since their forms have other questions.
 */
const lockConfirmed = (tx: Transaction, { id, jobId }: LinkedApplication) =>
  tx.many<ConfirmedRow>(sql`
    select held.id, held.form, 'by-mail' = any (held.reasons) as "isMailed"
    from held_application held
    where held.id in (
      select other.id from held_application linked
        join held_application other on lower(other.email) = lower(linked.email)
      where linked.id = ${id} and (not 'by-mail' = any (other.reasons)
        or ('by-mail' = any (linked.reasons) and other.job_id = ${jobId}))
      order by other.id <> ${id}, other.id limit ${maxConfirmed})
    order by held.id for update`);

/** Releases the applications of an address: opening the mailed link proves that it is the sender's. */
export const confirmApplications = (
  { db, storage, keys }: Pick<ServerDependencies, 'db'> & ReleaseParts,
  linked: LinkedApplication,
  { answers, consentIds, files }: ConfirmationForm,
): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { id, form, isMailed } of await lockConfirmed(tx, linked)) {
      if (isMailed) {
        const given = { ...form, answers: structuredClone(answers), consentIds };
        await storeAnswerFilesAndResume(tx, storage, given, files);
        await tx.run(sql`
          update held_application set form = ${JSON.stringify(given)}::jsonb where id = ${id}`);
      }
      await releaseApplication(tx, { storage, keys }, id);
    }
  });
