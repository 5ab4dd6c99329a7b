import sql from 'sql-template-tag';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';

/** Days between the mail and a job's expiry date. */
const noticeDays = 7;

interface ExpiringJob {
  jobId: number;
  personId: number;
  expiryDate: string;
}

export const expiringJobMail: MailKind = {
  name: 'expiring-job',
  optionalFor: 'job:edit',
  isNotice: true,
  render: async ({ personId, reference: { jobId, expiryDate } }, { db }) => {
    const job = await db.one<{ title: string; until: string }>(sql`
      select title, to_char(expiry_date, 'FMDD FMMonth YYYY') as until from job
      where id = ${Number(jobId)} and recruiting_manager_id = ${personId}
        and expiry_date = ${String(expiryDate)}::date and not is_expired
        and job_status_id <> ${closedJobStatusId}`);
    if (!job) return { suppressed: 'The job ends on another day, or somebody else manages it.' };
    const { title, until } = job;
    return {
      subject: `${title} ends on ${until}`,
      heading: `${title} ends on ${until}`,
      paragraphs: [
        'After that day nobody can apply for it, and it leaves the platforms where it is published.',
      ],
      button: { label: 'Open the job', path: `/job/view/${Number(jobId)}` },
      note: 'To go on, give it a later expiry date.',
      reason: 'you are the recruiting manager of this job',
    };
  },
};

/** Each expiry date of a job causes one mail. */
export const mailExpiringJobs = async (db: Db, today: string): Promise<void> => {
  const jobs = await db.many<ExpiringJob>(sql`
    select job.id as "jobId", recruiting_manager_id as "personId", expiry_date as "expiryDate"
    from job join app_user person on person.id = recruiting_manager_id and person.is_active
    where not is_expired and job_status_id <> ${closedJobStatusId}
      and expiry_date between ${today}::date and ${today}::date + ${noticeDays}::integer`);
  await enqueueMail(
    db,
    expiringJobMail,
    jobs.map(({ jobId, personId, expiryDate }) => ({
      cause: `job:${jobId}:${expiryDate}`,
      to: { personId },
      reference: { jobId, expiryDate },
    })),
  );
};
