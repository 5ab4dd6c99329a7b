import sql, { type Sql } from 'sql-template-tag';
import type { MailAddress } from '../../platform/config-mail';
import type { Db } from '../../platform/db/database';
import type { LetterValues } from '../mail-templates/placeholders.rule';

export interface LetterRecord extends Omit<LetterValues, 'company'> {
  email: string;
  /** E-mail address of the recruiter; empty unless they are active. */
  recruiterEmail: string;
}

interface RecordOptions {
  /** Status that the letter is about; by default the application's. */
  statusId?: number | undefined;
  /** Predicate over alias `job`: jobs whose applicants the user may see; by default all. */
  scope?: Sql;
}

export const readLetterRecord = (
  db: Db,
  applicationId: number,
  { statusId, scope = sql`true` }: RecordOptions = {},
): Promise<LetterRecord | undefined> =>
  db.one<LetterRecord>(sql`
    select application.id as "applicationId", btrim(applicant.first_name) as "firstName",
      btrim(applicant.first_name || ' ' || applicant.last_name) as "fullName",
      btrim(applicant.email) as email, job.title as "jobTitle", status.category,
      coalesce(btrim(recruiter.first_name || ' ' || recruiter.last_name), '') as recruiter,
      coalesce(recruiter.email, '') as "recruiterEmail"
    from application
      join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
      join status on status.id = coalesce(${statusId ?? null}::integer, application.status_id)
      left join app_user recruiter
        on recruiter.id = application.recruiter_id and recruiter.is_active
    where application.id = ${applicationId} and ${scope}`);

export const toReplyAddress = ({
  recruiter,
  recruiterEmail,
}: LetterRecord): MailAddress | undefined =>
  recruiterEmail ? { name: recruiter, address: recruiterEmail } : undefined;
