import sql from 'sql-template-tag';
import { createCareersAddresses } from '../../jobs/careers/careers-addresses';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import { computeSecretDigest } from '../../platform/access/secret-hash';
import type { Transaction } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { applicantTexts } from '../applying/texts/applicant-texts';
import type { ApplicantTexts } from '../applying/texts/english';
import type { JobOfMailAddress } from './job-mail-addresses';

export type MailRefusalReason = keyof ApplicantTexts['mail']['refused'];

const kind = { name: 'refused-application' } as const;

/** An address gets at most one refusal a day for the same reason, whoever sent mail in its name. */
const toCause = (address: string, refusal: MailRefusalReason): string =>
  `mailed-${refusal}:${computeSecretDigest(address.toLowerCase()).slice(0, 32)}:${new Date().toISOString().slice(0, 10)}`;

export const mailApplicationRefusal = async (
  tx: Transaction,
  address: string,
  { jobId }: JobOfMailAddress,
  refusal: MailRefusalReason,
): Promise<void> =>
  enqueueMail(tx, kind, [
    { cause: toCause(address, refusal), to: { address }, reference: { jobId, refusal } },
  ]);

const isRefusal = (text: unknown): text is MailRefusalReason =>
  Object.keys(applicantTexts.en.mail.refused).includes(String(text));

interface RefusedJob {
  title: string;
  description: string;
  slug: string | null;
}

export const refusedApplicationMail: MailKind = {
  ...kind,
  render: async ({ reference: { jobId, refusal } }, { db, config, company }) => {
    if (!isRefusal(refusal)) return { suppressed: 'Nothing is left to say.' };
    const job = await db.one<RefusedJob>(sql`
      select job.title, job.description, page.slug from job
        left join job_address page on page.job_id = job.id and page.is_current
      where job.id = ${Number(jobId)}`);
    const { toUrl } = createCareersAddresses(config);
    const language = detectLanguage(job?.description ?? '');
    const { mail } = applicantTexts[language];
    const slug = refusal === 'closed' ? null : job?.slug;
    return {
      language,
      subject: mail.refusedSubject(job?.title),
      heading: mail.refusedHeading,
      paragraphs: [`${mail.refusedText(company, job?.title)} ${mail.refused[refusal]}`],
      facts: slug
        ? [{ label: mail.applyHere, value: toUrl(`/${slug}/apply`) }]
        : [{ label: mail.openJobs, value: toUrl('') }],
      reason: { sentence: mail.addressReason },
    };
  },
};
