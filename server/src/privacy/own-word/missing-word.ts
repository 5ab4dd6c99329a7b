import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';

/**
 * Days after which people are notified that others added them: laws require it within a month, and mail takes
 * time.
 */
export const daysUntilConsentNotice = 25;

/** Name of the reason for an erasure in reports and in the ledger, where others have the name of a rule. */
export const missingConsentRule = 'No word of their own';

/** True if the applicant sent an application, consented to one, or was hired. */
const hasAgreed = sql`exists (
  select from application other join status on status.id = other.status_id
  where other.applicant_id = application.applicant_id and (status.category = 'hired'
    or exists (select from sent_application sent where sent.application_id = other.id)
    or exists (
      select from application_consent agreed join consent_text consent on consent.id = agreed.consent_id
      where agreed.application_id = other.id and agreed.withdrawn_at is null
        and consent.purpose = 'application' and agreed.way not in ('referrer', 'import'))))`;

/**
 * Last day to consent. For people without e-mail address, who are not notified, it counts from the day on
 * which they should have been.
 */
const lastDay = sql`
  coalesce(notice.told_at, application.created_at + interval '1 month')
    + make_interval(days => (select own_word_days from privacy_setting))`;

/**
 * Query `unagreed`: applications of people whom others added and who have not consented yet. People who were
 * added before this feature was turned on are left out. New applications are selected first, since the other
 * conditions are slow. `among` is a predicate over alias `application`.
 */
export const selectApplicantsWithoutConsent = (among: Sql): Sql => sql`
  fresh as materialized (
    select application.id, application.applicant_id, application.created_at from application
    where application.created_at >= (
        select own_word_since from privacy_setting where own_word_days is not null)
      and ${among}),
  unagreed as materialized (
    select application.id, application.applicant_id, notice.told_at is not null as is_told,
      application.created_at, btrim(applicant.email) as address, ${lastDay} as last_day
    from fresh application join applicant on applicant.id = application.applicant_id
      left join applicant_notice notice on notice.application_id = application.id
    where applicant.erased_at is null and not ${hasAgreed})`;

/** Selects people whose last day to consent is over for all their applications. */
export const readPeopleWithoutConsent = async (
  db: Db,
  max: number,
  among: Sql = sql`true`,
): Promise<number[]> => {
  const rows = await db.many<{ id: number }>(sql`
    with ${selectApplicantsWithoutConsent(among)}
    select applicant_id as id from unagreed
    where applicant_id not in (
      select unnest(merged_up(hold.applicant_id)) from retention_hold hold)
    group by applicant_id having max(last_day) <= now()
    order by applicant_id limit ${max}`);
  return rows.map(({ id }) => id);
};
