import sql from 'sql-template-tag';
import type { MailKind } from '../../platform/mail/mail-kind';

interface Declined {
  interviewId: number;
  name: string;
  applicant: string;
  title: string;
}

export const declinedInvitationMail: MailKind = {
  name: 'interview-declined',
  optionalFor: 'interview:schedule',
  isNotice: true,
  render: async ({ reference: { partId } }, { db }) => {
    const found = await db.one<Declined>(sql`
      select interview.id as "interviewId", interview.title,
        btrim(applicant.first_name || ' ' || applicant.last_name) as applicant,
        btrim(coalesce(person.first_name || ' ' || person.last_name,
          applicant.first_name || ' ' || applicant.last_name)) as name
      from interview_person part join interview on interview.id = part.interview_id
        join application on application.id = interview.application_id
        join applicant on applicant.id = application.applicant_id
        left join app_user person on person.id = part.user_id
      where part.id = ${Number(partId)} and part.answer = 'declined'
        and interview.state = 'booked'`);
    if (!found) return { suppressed: 'The interview was moved or cancelled since.' };
    const { interviewId, name, applicant, title } = found;
    return {
      subject: `${name} declined an interview`,
      heading: `${name} cannot come`,
      paragraphs: [`Move or cancel the interview “${title}” with ${applicant}.`],
      button: { label: 'Open the interview', path: `/interviews/${interviewId}` },
      reason: 'you scheduled this interview',
    };
  },
};
