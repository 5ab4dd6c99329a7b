import { computeSecretDigest, hashSecret } from '../../platform/access/secret-hash';
import type { ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import type { CheckedFile } from '../../platform/files/file-changes';
import type { InboundMail } from '../../platform/mailbox/inbound-mail';
import { checkFiles } from '../applying/check-files';
import { readFormFields } from '../applying/form-fields.rule';
import { validateForm } from '../applying/judge-form';
import { readReplyText } from '../replies/reply-text';
import { listResumes, toFormBodyFromMail } from './mailed-form.rule';
import type { MailRefusalReason } from './refused-mail';
import type { MailedApplication } from './store-mailed';

type Inspected = Pick<ServerDependencies, 'inspector' | 'keys'>;

/** Queue number of all mail in the file inspector; people and networks have queues of their own. */
const mailLane = -1_000_000_001;

const findResume = async (
  { inspector }: Inspected,
  { parsed, isCut }: InboundMail,
): Promise<CheckedFile | undefined> => {
  if (isCut) return undefined;
  for (const file of listResumes(parsed)) {
    const { files } = await checkFiles(inspector, new Map([['resume', file]]), mailLane);
    const resume = files.get('resume');
    if (resume) return resume;
  }
  return undefined;
};

const judgeFields = async ({ parsed }: InboundMail, address: string, resume: CheckedFile) => {
  const { text, html, from } = parsed;
  const { body } = await readReplyText({
    text: text?.trim() ? text : undefined,
    html: html || undefined,
  });
  const fields = toFormBodyFromMail({ name: from?.value[0]?.name ?? '', address }, body);
  const file = { field: 'resume', name: resume.name, mediaType: '', content: resume.content };
  // Mail contains no answers, and the sender gives the consents when confirming.
  return validateForm({ questions: [], consents: [] }, readFormFields(fields, [file]), new Date());
};

const toMessageHash = ({ parsed }: InboundMail, address: string, jobId: number): string => {
  const { messageId, date, subject = '' } = parsed;
  const name = messageId ?? `${address} ${date?.toISOString() ?? ''} ${subject}`;
  return computeSecretDigest(`${jobId} ${name}`);
};

export const validateMailedApplication = async (
  parts: Inspected,
  mail: InboundMail,
  address: string,
  jobId: number,
): Promise<Omit<MailedApplication, 'job' | 'jobId'> | { refusal: MailRefusalReason }> => {
  try {
    const resume = await findResume(parts, mail);
    if (!resume) return { refusal: 'resume' };
    const { form, faults } = await judgeFields(mail, address, resume);
    if (Object.keys(faults).length > 0) return { refusal: 'later' };
    return {
      ...{ form, resume },
      messageHash: toMessageHash(mail, address, jobId),
      senderHash: hashSecret(`mailed ${address.toLowerCase()}`, parts.keys),
    };
  } catch (error) {
    if (error instanceof AppError) return { refusal: 'later' };
    throw error;
  }
};
