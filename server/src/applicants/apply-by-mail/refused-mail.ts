import sql from 'sql-template-tag';
import { createCareersAddresses } from '../../jobs/careers/careers-addresses';
import { digestSecret } from '../../platform/access/seal';
import type { Transaction } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import type { MailedJob } from './job-mail-addresses';

/** What a sender is told, after "Your application did not reach us". */
const refusals = {
  closed: 'This job is no longer open.',
  off: 'We take applications for this job by its page only.',
  resume:
    'There was no resume with it that we can read. Please send it again with a .pdf, .doc or .docx file of at most 10 MB, or apply on the page of the job.',
  later: 'We cannot take in applications by e-mail just now. Please apply on the page of the job.',
} as const;
export type Refusal = keyof typeof refusals;

const kind = { name: 'refused-application' } as const;

/** At most one mail a day goes to an address for the same reason, whoever wrote in its name. */
const toCause = (address: string, refusal: Refusal): string =>
  `mailed-${refusal}:${digestSecret(address.toLowerCase()).slice(0, 32)}:${new Date().toISOString().slice(0, 10)}`;

export const refuseApplication = async (
  tx: Transaction,
  address: string,
  { jobId }: MailedJob,
  refusal: Refusal,
): Promise<void> =>
  enqueueMail(tx, kind, [
    { cause: toCause(address, refusal), to: { address }, reference: { jobId, refusal } },
  ]);

const isRefusal = (text: unknown): text is Refusal => Object.keys(refusals).includes(String(text));

export const refusedApplicationMail: MailKind = {
  ...kind,
  render: async ({ reference: { jobId, refusal } }, { db, config, company }) => {
    if (!isRefusal(refusal)) return { suppressed: 'Nothing is left to say.' };
    const job = await db.one<{ title: string; slug: string | null }>(sql`
      select job.title, page.slug from job
        left join job_address page on page.job_id = job.id and page.is_current
      where job.id = ${Number(jobId)}`);
    const { toUrl } = createCareersAddresses(config);
    const title = job ? ` for ${job.title}` : '';
    const slug = refusal === 'closed' ? null : job?.slug;
    return {
      subject: `Your application${title}`,
      heading: 'Your application did not reach us',
      paragraphs: [`You wrote to ${company}${title && `, applying${title}`}. ${refusals[refusal]}`],
      facts: slug
        ? [{ label: 'Apply here', value: toUrl(`/${slug}/apply`) }]
        : [{ label: 'Open jobs', value: toUrl('') }],
      reason: 'an application was sent with this address',
    };
  },
};
