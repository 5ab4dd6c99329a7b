import sql from 'sql-template-tag';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { ReplyHandler } from '../../platform/mailbox/mail-reply';
import { announceTexts } from '../../platform/personal-data/texts-written';
import { announceApplications } from '../../platform/realtime/changes';
import { applicantReplyMail } from './reply-mail';
import { readReplyText } from './reply-text';

/**
 * Maximum of replies to one application a day; further ones stay in the mailbox, so that nobody can fill the
 * database.
 */
const maxPerDay = 50;

interface RepliedApplication {
  jobId: number;
  recruiterId: number | null;
  countToday: number;
}

export const storeReply: ReplyHandler = async (tx, reply) => {
  const { applicationId } = reply;
  const application = await tx.one<RepliedApplication>(sql`
    select application.job_id as "jobId",
      coalesce(application.recruiter_id, job.recruiting_manager_id) as "recruiterId",
      (select count(*)::integer from applicant_reply earlier
        where earlier.application_id = application.id
          and earlier.received_at > now() - interval '1 day') as "countToday"
    from application join job on job.id = application.job_id
    where application.id = ${applicationId}`);
  if (!application || application.countToday >= maxPerDay) return false;
  const { body, isCut } = await readReplyText(reply);
  const { mailId, messageId, from, subject, attachments } = reply;
  const stored = await tx.one<{ id: number }>(sql`
    insert into applicant_reply (application_id, mail_id, message_id, from_name, from_address,
      subject, body, is_cut, attachments)
    values (${applicationId}, ${mailId}, ${messageId}, ${from.name}, ${from.address},
      ${subject}, ${body}, ${isCut}, ${JSON.stringify(attachments)}::jsonb)
    on conflict do nothing returning id`);
  if (stored) await announceTexts(tx, [applicationId], [body]);
  const { jobId, recruiterId } = application;
  if (stored && recruiterId !== null)
    await enqueueMail(tx, applicantReplyMail, [
      {
        cause: `reply:${stored.id}`,
        to: { personId: recruiterId },
        reference: { replyId: stored.id },
      },
    ]);
  announceApplications(tx, [applicationId], [jobId]);
  return true;
};
