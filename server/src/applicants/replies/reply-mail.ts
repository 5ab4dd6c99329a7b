import sql from 'sql-template-tag';
import type { MailKind } from '../../platform/mail/mail-kind';

/** Maximum of characters of the reply in the mail; staff read the rest on the applicant's page. */
const maxExcerptLength = 500;

interface RepliedApplicant {
  applicationId: number;
  name: string;
  jobTitle: string;
  body: string;
}

export const applicantReplyMail: MailKind = {
  name: 'applicant-reply',
  optionalFor: 'application:view',
  isNotice: true,
  render: async ({ personId, reference: { replyId } }, { db }) => {
    const found = await db.one<RepliedApplicant>(sql`
      select application.id as "applicationId", job.title as "jobTitle", reply.body,
        btrim(applicant.first_name || ' ' || applicant.last_name) as name
      from applicant_reply reply join application on application.id = reply.application_id
        join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where reply.id = ${Number(replyId)}
        and coalesce(application.recruiter_id, job.recruiting_manager_id) = ${personId}`);
    if (!found) return { suppressed: 'The applicant was deleted, or somebody else is assigned.' };
    const { applicationId, name, jobTitle, body } = found;
    const excerpt = body.slice(0, maxExcerptLength);
    return {
      subject: `${name} replied`,
      heading: `${name} replied to your mail`,
      paragraphs: [excerpt.length < body.length ? `${excerpt} …` : excerpt || 'Without words.'],
      facts: [{ label: 'Job', value: jobTitle }],
      button: { label: 'Open the applicant', path: `/application/view/${applicationId}` },
      reason: 'you are the recruiter of this applicant',
    };
  },
};
