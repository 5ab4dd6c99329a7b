import sql from 'sql-template-tag';
import type { HookFollower } from '../../platform/hook';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { applicationsAdded } from '../applications/hooks';

/** Milliseconds: new applications within this time share a mail, so that an import sends one mail. */
const period = 600_000;

/**
 * The mail names no applicants, since not every recipient of a job's mail may see them; others than the job's
 * recipients get the number of their own applicants only.
 */
export const newApplicationsMail: MailKind = {
  name: 'new-applications',
  optionalFor: 'everybody',
  isNotice: true,
  render: async ({ personId, reference: { jobId, sinceId } }, { db }) => {
    const job = await db.one<{ title: string; count: number }>(sql`
      select title, (select count(*)::integer from application
        where job_id = job.id and application.id >= ${Number(sinceId)}
          and (recruiter_id = ${personId} or exists (select from job_user
            where job_user.job_id = job.id and job_user.user_id = ${personId}))) as count
      from job where id = ${Number(jobId)}`);
    if (!job || job.count === 0) return { suppressed: 'The applicants or their job were deleted.' };
    const { title, count } = job;
    const applicants = count === 1 ? 'A new applicant' : `${count} new applicants`;
    return {
      subject: `${applicants} for ${title}`,
      heading: `${applicants} for ${title}`,
      paragraphs: [
        count === 1 ? 'Somebody applied, or was added.' : `${count} people applied, or were added.`,
      ],
      button: { label: 'Open the job', path: `/job/view/${Number(jobId)}` },
      note: 'Who gets this is said on the job, under e-mail recipients.',
      reason: 'you are an e-mail recipient of this job, or the recruiter of an applicant',
    };
  },
};

interface Recipient {
  jobId: number;
  personId: number;
  sinceId: number;
}

export const newApplicationsMailFollower: HookFollower = applicationsAdded.by(
  async (tx, { ids, actorId }) => {
    const recipients = await tx.many<Recipient>(sql`
      select application.job_id as "jobId", recipient.id as "personId",
        min(application.id) as "sinceId"
      from application
        join lateral (
          select user_id as id from job_user where job_user.job_id = application.job_id
          union select application.recruiter_id) recipient
            on recipient.id is distinct from ${actorId}::integer
        join app_user person on person.id = recipient.id and person.is_active
      where application.id = any (${[...ids]}::integer[])
      group by application.job_id, recipient.id`);
    const turn = Math.floor(Date.now() / period);
    await enqueueMail(
      tx,
      newApplicationsMail,
      recipients.map(({ jobId, personId, sinceId }) => ({
        cause: `job:${jobId}:${turn}`,
        to: { personId },
        reference: { jobId, sinceId },
        dueAt: new Date((turn + 1) * period),
      })),
    );
  },
);
