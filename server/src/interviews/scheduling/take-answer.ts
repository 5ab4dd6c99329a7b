import sql from 'sql-template-tag';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { readCalendarReply, type CalendarReply } from '../../platform/mailbox/calendar-reply.rule';
import type { MailReceiver, MailHandler } from '../../platform/mailbox/mail-receiver';
import { announceInterviews } from './announce-interviews';
import { declinedInvitationMail } from './declined-mail';

const uidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Answered {
  partId: number;
  interviewId: number;
  tellId: number | null;
}

/**
 * An answer counts only if its sender and attendee are the person who received the event's id, and only for
 * the current time of the interview.
 */
const takeAnswer =
  ({ uid, sequence, attendee, answer }: CalendarReply, sender: string): MailHandler =>
  async (tx) => {
    if (!uidPattern.test(uid) || sender.toLowerCase() !== attendee.toLowerCase()) return false;
    const answered = await tx.one<Answered>(sql`
      update interview_person part set answer = ${answer}, answered_at = now()
      from interview join application on application.id = interview.application_id
        join job on job.id = application.job_id
      where part.uid = ${uid}::uuid and interview.id = part.interview_id
        and interview.state = 'booked' and interview.sequence <= ${sequence}
        and lower(${sender}) = lower(btrim(coalesce(
          (select email from app_user where id = part.user_id),
          (select email from applicant where id = part.applicant_id))))
      returning part.id as "partId", interview.id as "interviewId",
        coalesce(interview.created_by, application.recruiter_id, job.recruiting_manager_id) as "tellId"`);
    if (!answered) return false;
    const { partId, interviewId, tellId } = answered;
    if (answer === 'declined' && tellId !== null)
      await enqueueMail(tx, declinedInvitationMail, [
        {
          cause: `interview-declined:${partId}:${sequence}`,
          to: { personId: tellId },
          reference: { partId },
        },
      ]);
    await announceInterviews(tx, [interviewId]);
    return true;
  };

export const receiveInvitationAnswers: MailReceiver = ({ parsed }) => {
  const reply = readCalendarReply(parsed);
  const sender = parsed.from?.value[0]?.address ?? '';
  return Promise.resolve(reply && takeAnswer(reply, sender));
};
