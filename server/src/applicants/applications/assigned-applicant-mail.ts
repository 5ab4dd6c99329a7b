import sql from 'sql-template-tag';
import type { MailKind } from '../../platform/mail/mail-kind';

export const assignedApplicantMail: MailKind = {
  name: 'assigned-applicant',
  optionalFor: 'application:view',
  isNotice: true,
  render: async ({ personId, reference: { applicationId } }, { db }) => {
    const assigned = await db.one<{ name: string; jobTitle: string }>(sql`
      select btrim(applicant.first_name || ' ' || applicant.last_name) as name,
        job.title as "jobTitle"
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.id = ${Number(applicationId)} and application.recruiter_id = ${personId}`);
    if (!assigned)
      return { suppressed: 'The applicant was deleted, or somebody else is assigned.' };
    const { name, jobTitle } = assigned;
    return {
      subject: `${name} was assigned to you`,
      heading: `${name} was assigned to you`,
      paragraphs: ['You are the recruiter of this applicant now.'],
      facts: [{ label: 'Job', value: jobTitle }],
      button: { label: 'Open the applicant', path: `/application/view/${Number(applicationId)}` },
      reason: 'somebody made you the recruiter of this applicant',
    };
  },
};
