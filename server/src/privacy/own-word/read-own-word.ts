import sql from 'sql-template-tag';
import type { CareersLanguage } from '../../jobs/careers/page/careers-labels';
import { detectLanguage } from '../../jobs/careers/page/detect-language.rule';
import type { Db } from '../../platform/db/database';
import { selectApplicantsWithoutConsent } from './missing-word';

export interface PersonAskedForConsent {
  applicationId: number;
  job: string;
  language: CareersLanguage;
  name: string;
  email: string;
  isReferred: boolean;
  /** Last day to consent, in the company's time zone, as YYYY-MM-DD; null if no consent is missing. */
  agreeBy: string | null;
  /**
   * Day after which the data are erased unless the person consents again; null if the person was not asked.
   */
  renewBy: string | null;
  /** Current consents, which the applicant can withdraw on the page. */
  consents: { consentId: number; text: string }[];
}

const toDay = (moment: ReturnType<typeof sql>) =>
  sql`to_char(${moment} at time zone company_zone(), 'YYYY-MM-DD')`;

export const readPersonAskedForConsent = async (
  db: Db,
  applicationId: number,
): Promise<PersonAskedForConsent | undefined> => {
  const row = await db.one<Omit<PersonAskedForConsent, 'language'> & { description: string }>(sql`
    with ${selectApplicantsWithoutConsent(sql`application.id = ${applicationId}`)}
    select application.id as "applicationId", job.title as job, job.description,
      btrim(applicant.first_name) as name, btrim(applicant.email) as email,
      application.referrer_id is not null as "isReferred",
      (select ${toDay(sql`last_day`)} from unagreed) as "agreeBy",
      (select ${toDay(sql`ask.ends_at`)} from renewal_ask ask
        where ask.application_id = application.id) as "renewBy",
      coalesce((select json_agg(json_build_object('consentId', consent.id, 'text', consent.text)
          order by consent.id)
        from application_consent agreed join consent_text consent on consent.id = agreed.consent_id
        where agreed.application_id = application.id and agreed.withdrawn_at is null
          and consent.purpose <> 'application'), '[]') as consents
    from application join applicant on applicant.id = application.applicant_id
      join job on job.id = application.job_id
    where application.id = ${applicationId} and applicant.erased_at is null`);
  if (!row) return undefined;
  const { description, ...word } = row;
  return { ...word, language: detectLanguage(description) };
};
