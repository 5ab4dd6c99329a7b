import sql from 'sql-template-tag';
import { closedJobStatusId } from '../../../contract/jobs/postings/job-constants';
import type { Db } from '../../platform/db/database';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { MailKind } from '../../platform/mail/mail-kind';

/** Days that a job is on a platform without any applicant before a mail is sent. */
const daysWithoutApplicants = 14;
/**
 * After so many days no mail is sent any more, so that the first release with this mail sends none about old
 * jobs.
 */
const maxDaysWithoutApplicants = 21;

const owner = sql`coalesce(job.recruiting_manager_id, job.created_by)`;

const hasNoRecentApplicants = sql`not job.is_expired and job.job_status_id <> ${closedJobStatusId}
  and not exists (select from application where application.job_id = job.id
    and application.created_at > now() - ${daysWithoutApplicants} * interval '1 day')`;

export const jobWithoutApplicantsMail: MailKind = {
  name: 'quiet-job',
  optionalFor: 'job:edit',
  usual: 'daily',
  isNotice: true,
  render: async ({ personId, reference: { jobId, publicationId } }, { db }) => {
    const job = await db.one<{ title: string }>(sql`
      select title from job join publication on publication.job_id = job.id
      where job.id = ${Number(jobId)} and ${owner} = ${personId} and ${hasNoRecentApplicants}
        and publication.id = ${Number(publicationId)} and publication.state = 'live'`);
    if (!job)
      return { suppressed: 'Somebody applied, the job is not open, or somebody else manages it.' };
    const { title } = job;
    return {
      subject: `Nobody applied for ${title} in ${daysWithoutApplicants} days`,
      heading: `Nobody applied for ${title} in ${daysWithoutApplicants} days`,
      paragraphs: [
        'It is published. Look at its title and requirements, or publish it on another platform.',
      ],
      button: { label: 'Open the job', path: `/job/view/${Number(jobId)}` },
      reason: 'you manage this job',
    };
  },
};

interface JobWithoutApplicants {
  jobId: number;
  personId: number;
  publicationId: number;
}

/** Each publication of a job causes at most one mail. */
export const mailJobsWithoutApplicants = async (db: Db): Promise<void> => {
  const jobs = await db.many<JobWithoutApplicants>(sql`
    select job.id as "jobId", person.id as "personId", min(publication.id) as "publicationId"
    from publication join job on job.id = publication.job_id
      join app_user person on person.id = ${owner} and person.is_active
    where publication.state = 'live' and ${hasNoRecentApplicants}
      and publication.published_at between now() - ${maxDaysWithoutApplicants} * interval '1 day'
        and now() - ${daysWithoutApplicants} * interval '1 day'
    group by job.id, person.id`);
  await enqueueMail(
    db,
    jobWithoutApplicantsMail,
    jobs.map(({ jobId, personId, publicationId }) => ({
      cause: `job:${jobId}:${publicationId}`,
      to: { personId },
      reference: { jobId, publicationId },
    })),
  );
};
