import sql, { type Sql } from 'sql-template-tag';
import type { RecordedConsent } from '../../../../contract/applicants/applying/recorded-consent';
import type { Db } from '../../../platform/db/database';
import { AppError } from '../../../platform/errors';

/**
 * Consents that an applicant gave, and the texts in force to which they could still consent.
 * `scope` is a predicate over alias `job`.
 * @throws AppError when the application is out of scope.
 */
export const readRecordedConsents = async (
  db: Db,
  id: number,
  scope: Sql,
): Promise<RecordedConsent[]> => {
  const row = await db.one<{ consents: RecordedConsent[] }>(sql`
    select coalesce((
      select json_agg(json_build_object('consentId', consent.id, 'purpose', consent.purpose,
        'number', consent.number, 'text', consent.text, 'agreedAt', to_json(agreed.agreed_at),
        'way', agreed.way, 'source', coalesce(agreed.source, ''),
        'recordedBy', btrim(person.first_name || ' ' || person.last_name),
        'withdrawnAt', to_json(agreed.withdrawn_at)) order by consent.purpose, consent.number desc)
      from consent_text consent
        left join application_consent agreed on agreed.consent_id = consent.id
          and agreed.application_id = application.id
        left join app_user person on person.id = agreed.recorded_by
      where agreed.consent_id is not null or not exists (
        select from consent_text newer
        where newer.purpose = consent.purpose and newer.language = consent.language
          and newer.number > consent.number)), '[]') as consents
    from application join job on job.id = application.job_id
    where application.id = ${id} and ${scope}`);
  if (!row) throw new AppError('NOT_FOUND');
  return row.consents;
};
