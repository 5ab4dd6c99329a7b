import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailContent, MailKind } from '../../platform/mail/mail-kind';

/** Of one hand-over; the others are counted with the list of applicants. */
const maxStoredIds = 1_000;

interface Assigned {
  id: number;
  name: string;
  jobTitle: string;
}

const describeOne = ({ id, name, jobTitle }: Assigned): MailContent => ({
  subject: `${name} was assigned to you`,
  heading: `${name} was assigned to you`,
  paragraphs: ['You are the recruiter of this applicant now.'],
  facts: [{ label: 'Job', value: jobTitle }],
  button: { label: 'Open the applicant', path: `/application/view/${id}` },
  reason: 'somebody made you the recruiter of this applicant',
});

const describeMany = (count: number): MailContent => {
  const subject = `${count === maxStoredIds ? `${count} or more` : count} applicants were assigned to you`;
  return {
    subject,
    heading: subject,
    paragraphs: ['You are their recruiter now: somebody handed their work over to you.'],
    button: { label: 'Open the applicants', path: '/application' },
    reason: 'somebody made you the recruiter of these applicants',
  };
};

export const assignedApplicantMail: MailKind = {
  name: 'assigned-applicant',
  optionalFor: 'application:view',
  isNotice: true,
  render: async ({ personId, reference: { applicationId, applicationIds } }, { db }) => {
    const assigned = await db.many<Assigned>(sql`
      select application.id, btrim(applicant.first_name || ' ' || applicant.last_name) as name,
        job.title as "jobTitle"
      from application join applicant on applicant.id = application.applicant_id
        join job on job.id = application.job_id
      where application.recruiter_id = ${personId}
        and application.id = any (${applicationIds ?? [applicationId]}::integer[])`);
    const [first, ...others] = assigned;
    if (!first) return { suppressed: 'The applicant was deleted, or somebody else is assigned.' };
    return others.length === 0 ? describeOne(first) : describeMany(assigned.length);
  },
};

/** One message for all that somebody takes over. */
export const enqueueHandOverMail = async (
  db: Db,
  personId: number,
  applicationIds: readonly number[],
): Promise<void> => {
  if (applicationIds.length === 0) return;
  await enqueueMail(db, assignedApplicantMail, [
    {
      ...{ cause: `hand-over:${randomUUID()}`, to: { personId } },
      reference: { applicationIds: applicationIds.slice(0, maxStoredIds) },
    },
  ]);
};
