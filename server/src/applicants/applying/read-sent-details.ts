import { applyingMessages } from '../../../contract/applicants/applying/applying-constants';
import type { ResumeDetails } from '../../../contract/applicants/applying/applying';
import { hashSecret } from '../../platform/access/secret-hash';
import { readJobRegions } from '../../platform/contact/read-job-regions';
import type { ServerDependencies } from '../../platform/domain';
import { AppError, invalidField } from '../../platform/errors';
import { documentTextInspection } from '../../platform/files/text/read-document-text';
import type { SentFile } from '../../platform/http/body';
import { checkFiles } from './check-files';
import { readFormFields } from './form-fields.rule';
import { toInspectionQueueNumber, type SentApplicationForm } from './receive-application';
import { findReliableDetails } from './sure-details.rule';
import { storeFormFile, readUploadedFile } from './uploads';

type SentResume = Pick<SentApplicationForm, 'jobId' | 'body' | 'sentFiles' | 'network'>;

/** Reads reliable details from a resume and stores the file, so that the applicant chooses it only once. */
export const readDetailsFromResume = async (
  { db, inspector, keys }: Pick<ServerDependencies, 'db' | 'inspector' | 'keys'>,
  { jobId, body, sentFiles, network }: SentResume,
): Promise<ResumeDetails> => {
  const networkHash = hashSecret(`applying ${network}`, keys);
  const lane = toInspectionQueueNumber(networkHash);
  const { texts, files } = readFormFields(body, sentFiles);
  const upload = texts.get('resumeUpload') ?? '';
  const sent = files.get('resume');
  const file: SentFile | undefined =
    sent ?? (upload ? await readUploadedFile(db, jobId, upload) : undefined);
  if (upload && !file) throw invalidField('resume', applyingMessages.upload);
  const pasted = texts.get('resumeText')?.trim() ?? '';
  if (!file && !pasted) throw invalidField('resume', applyingMessages.resume);
  if (file) {
    const { faults } = await checkFiles(inspector, new Map([['resume', file]]), lane);
    if (faults.resume) throw new AppError('INVALID_INPUT', { fields: faults });
  }
  const text = file ? await inspector.inspect(documentTextInspection, file, lane) : pasted;
  const region = (await readJobRegions(db, [jobId])).get(jobId);
  return {
    ...findReliableDetails(text, region),
    resumeUpload: sent ? ((await storeFormFile(db, { jobId, networkHash }, sent)) ?? '') : upload,
  };
};
