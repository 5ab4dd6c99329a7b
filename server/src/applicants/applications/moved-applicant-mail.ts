import sql from 'sql-template-tag';
import { readGrants } from '../../platform/access/read-grants';
import type { Db } from '../../platform/db/database';
import { jobsInScope } from '../../platform/hiring-parts/job-scope';
import type { HookFollower } from '../../platform/hook';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';
import { applicationsMoved } from './hooks';

/** Milliseconds: all moves within this time on one job share a mail. */
const period = 600_000;

interface MovedApplicant {
  id: number;
  name: string;
  status: string;
  title: string;
}

interface Moves {
  jobId: number;
  sinceId: number;
  until: string;
}

/**
 * Applicants of the job whom other users moved in the period, and whom the recipient of the mail may see now.
 */
const readMovedApplicants = async (
  db: Db,
  personId: number,
  { jobId, sinceId, until }: Moves,
): Promise<MovedApplicant[]> => {
  const grant = (await readGrants(db, personId)).get('application:view');
  if (!grant || grant.view === 'masked') return [];
  return db.many<MovedApplicant>(sql`
    select distinct on (application.id) application.id, job.title, status.name as status,
      btrim(applicant.first_name || ' ' || applicant.last_name) as name
    from application_history step
      join application on application.id = step.application_id
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
      join status on status.id = application.status_id
    where step.id >= ${sinceId} and step.created_at < ${until}::timestamptz
      and step.actor_id is distinct from ${personId}::integer
      and job.id = ${jobId} and ${jobsInScope(grant, { userId: personId })}
      and (application.recruiter_id = ${personId} or job.hiring_manager_id = ${personId})
    order by application.id, step.id desc`);
};

export const movedApplicantMail: MailKind = {
  name: 'moved-applicant',
  optionalFor: 'application:view',
  usual: 'off',
  usualByRole: { recruiter: 'daily', 'hiring-manager': 'daily' },
  isNotice: true,
  render: async ({ personId, reference }, { db }) => {
    const moves = reference as unknown as Moves;
    const [first, ...others] = await readMovedApplicants(db, personId ?? 0, moves);
    if (!first) return { suppressed: 'The applicants were deleted, or belong to others now.' };
    const count = others.length + 1;
    const subject =
      count === 1
        ? `${first.name} is in ${first.status} now`
        : `${count} applicants for ${first.title} were moved`;
    return {
      subject,
      heading: subject,
      paragraphs: [
        count === 1 ? `Somebody moved this applicant for ${first.title}.` : 'Others moved them.',
      ],
      button:
        count === 1
          ? { label: 'Open the applicant', path: `/application/view/${first.id}` }
          : { label: 'Open the job', path: `/job/view/${moves.jobId}` },
      reason: 'you are the recruiter of these applicants, or the hiring manager of the job',
    };
  },
};

interface Recipient {
  jobId: number;
  personId: number;
  sinceId: number;
}

export const movedApplicantMailFollower: HookFollower = applicationsMoved.by(
  async (tx, { ids, actorId }) => {
    const recipients = await tx.many<Recipient>(sql`
      select job.id as "jobId", person.id as "personId", min(step.id) as "sinceId"
      from application join job on job.id = application.job_id
        join lateral (select max(id) as id from application_history
          where application_id = application.id) step on step.id is not null
        join lateral (select application.recruiter_id as id union select job.hiring_manager_id)
          recipient
            on recipient.id is distinct from ${actorId}::integer
        join app_user person on person.id = recipient.id and person.is_active
      where application.id = any (${[...ids]}::integer[])
      group by job.id, person.id`);
    const turn = Math.floor(Date.now() / period);
    const until = new Date((turn + 1) * period);
    await enqueueMail(
      tx,
      movedApplicantMail,
      recipients.map(({ jobId, personId, sinceId }) => ({
        cause: `moves:${jobId}:${turn}`,
        to: { personId },
        reference: { jobId, sinceId, until: until.toISOString() } satisfies Moves,
        dueAt: until,
      })),
    );
  },
);
