import sql from 'sql-template-tag';
import {
  applyingMessages,
  type ApplicationSendingState,
} from '../../../contract/applicants/applying/applying-constants';
import { isJobLiveSql } from '../../jobs/careers/is-job-live';
import { hashSecret } from '../../platform/access/secret-hash';
import type { Transaction } from '../../platform/db/database';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import type { SentFile } from '../../platform/http/body';
import { createIdempotently } from '../../platform/http/idempotency';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { readAskedDemographics } from '../demographics/asked-demographics';
import { countDemographics } from '../demographics/count-demographics';
import { judgeDemographics } from '../demographics/judge-demographics.rule';
import { encryptDemographicAnswers } from '../demographics/seal-answers';
import { acceptApplication } from './accept-application';
import { readQuestionsAndConsents } from './asked-form';
import { checkFiles } from './check-files';
import { storeAnswerFilesAndResume } from './form-files';
import { readFormFields, type ApplicationFormFields } from './form-fields.rule';
import { findQuarantineReasons, isSendingRateSuspicious, proofOfWorkBits } from './hold.rule';
import { quarantineApplication } from './hold-application';
import { validateForm } from './judge-form';
import { countSentApplication, storeUsedFormStamp } from './sendings';
import { readUploadedFile, removeUpload } from './uploads';
import { isProofOfWorkValid, readFormStampAge } from './stamp';

export interface SentApplicationForm {
  jobId: number;
  language: CareersLanguage;
  body: unknown;
  sentFiles: readonly SentFile[];
  /** Hash of the network from which the form was sent. */
  network: string;
  key: string | undefined;
}

/** Queue number in the file inspector: files from one network are checked one after the other. */
export const toInspectionQueueNumber = (networkHash: string): number =>
  -1 - (Buffer.from(networkHash, 'base64url').readUInt32BE(0) % 1_000_000_000);

/**
 * Locks the job exclusively at once: two transactions that share the lock would wait for each other to update
 * its counters.
 */
const assertJobLive = async (tx: Transaction, jobId: number): Promise<void> => {
  const job = await tx.one(
    sql`select from job where id = ${jobId} and ${isJobLiveSql} for no key update`,
  );
  if (!job) throw new AppError('GONE', { message: applyingMessages.closed });
};

/** Adds the resume that was uploaded in pieces, unless the form itself contains a resume. */
const addUploadedFile = async (
  db: ServerDependencies['db'],
  jobId: number,
  upload: string,
  sent: ReadonlyMap<string, SentFile>,
): Promise<ReadonlyMap<string, SentFile>> => {
  if (upload === '' || sent.has('resume')) return sent;
  const file = await readUploadedFile(db, jobId, upload);
  return file ? new Map([...sent, ['resume', file]]) : sent;
};

const judgeSending = async (
  { db, keys }: Pick<ServerDependencies, 'db' | 'keys'>,
  { jobId }: SentApplicationForm,
  networkHash: string,
  { texts }: ApplicationFormFields,
) => {
  const stamp = texts.get('stamp') ?? '';
  return {
    stamp,
    isTrapped: (texts.get('website') ?? '') !== '',
    age: readFormStampAge(jobId, stamp, keys),
    isRateSuspicious: isSendingRateSuspicious(await countSentApplication(db, networkHash)),
    isWorkDone: isProofOfWorkValid(stamp, texts.get('work') ?? '', proofOfWorkBits),
  };
};

const toState = async (
  { db }: Pick<ServerDependencies, 'db'>,
  subjectId: number,
): Promise<ApplicationSendingState> => {
  if (subjectId > 0) return 'received';
  const held = await db.one<{ email: string }>(sql`
    select email from held_application where id = ${-subjectId}`);
  return held ? (held.email ? 'confirm' : 'waits') : 'received';
};

/** @throws AppError with all errors by field, or when the job is closed. */
export const receiveApplication = async (
  parts: Pick<ServerDependencies, 'db' | 'storage' | 'inspector' | 'keys'>,
  sending: SentApplicationForm,
): Promise<ApplicationSendingState> => {
  const { db, storage, inspector, keys } = parts;
  const { jobId, body, sentFiles, network, key } = sending;
  const networkHash = hashSecret(`applying ${network}`, keys);
  const fields = readFormFields(body, sentFiles);
  const { form, faults } = validateForm(
    await readQuestionsAndConsents(db, sending),
    fields,
    new Date(),
  );
  const demographics = judgeDemographics(await readAskedDemographics(db), fields.texts);
  const upload = fields.texts.get('resumeUpload') ?? '';
  const files = await addUploadedFile(db, jobId, upload, fields.files);
  const checked = await checkFiles(inspector, files, toInspectionQueueNumber(networkHash));
  const isLost = upload !== '' && !files.has('resume');
  const wrong = {
    ...faults,
    ...demographics.faults,
    ...checked.faults,
    ...(isLost && { resume: applyingMessages.upload }),
  };
  if (Object.keys(wrong).length > 0) throw new AppError('INVALID_INPUT', { fields: wrong });
  const { stamp, ...facts } = await judgeSending(parts, sending, networkHash, fields);
  const id = await createIdempotently(
    db,
    0,
    `application.send:${jobId}`,
    key === undefined ? undefined : { key, bodyHash: '' },
    async (tx) => {
      const isStampUsed = await storeUsedFormStamp(tx, stamp);
      const reasons = findQuarantineReasons({ ...facts, isStampUsed });
      await storeAnswerFilesAndResume(tx, storage, form, checked.files);
      if (upload) await removeUpload(tx, upload);
      if (reasons.length > 0) {
        await assertJobLive(tx, jobId);
        const sealedDemographics = encryptDemographicAnswers(demographics.answers, keys);
        return -(await quarantineApplication(tx, jobId, { ...form, sealedDemographics }, reasons));
      }
      const applicationId = await acceptApplication(tx, storage, jobId, form);
      // The job is locked after people, as whenever applications are added.
      await assertJobLive(tx, jobId);
      await countDemographics(tx, jobId, demographics.answers);
      return applicationId;
    },
  );
  return toState(parts, id);
};
