import sql from 'sql-template-tag';
import type { MailContent, MailKind } from '../../platform/mail/mail-kind';

interface Assigned {
  id: number;
  name: string;
  jobTitle: string;
}

const describeAssigned = ({ id, name, jobTitle }: Assigned): MailContent => ({
  subject: `${name} was assigned to you`,
  heading: `${name} was assigned to you`,
  paragraphs: ['You are the recruiter of this applicant now.'],
  facts: [{ label: 'Job', value: jobTitle }],
  button: { label: 'Open the applicant', path: `/application/view/${id}` },
  reason: 'somebody made you the recruiter of this applicant',
});

export const assignedApplicantMail: MailKind = {
  name: 'assigned-applicant',
  optionalFor: 'application:view',
  isNotice: true,
  render: async ({ personId, reference: { applicationId } }, { db }) => {
    const assigned = await db.one<Assigned>(sql`
      select application.id, btrim(applicant.first_name || ' ' || applicant.last_name) as name,
        job.title as "jobTitle"
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.recruiter_id = ${personId}
        and application.id = ${Number(applicationId)}`);
    if (!assigned)
      return { suppressed: 'The applicant was deleted, or somebody else is assigned.' };
    return describeAssigned(assigned);
  },
};
