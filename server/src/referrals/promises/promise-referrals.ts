import sql, { type Sql } from 'sql-template-tag';
import type { Db } from '../../platform/db/database';
import { toPayableDay } from './payable-day';
import { jobSlabJoin } from './select-slab';

/**
 * Stores today's settings with each new referral, and returns the number of new referrals. `applications` is
 * a predicate over `application`.
 */
export const createReferralsWithPromises = (db: Db, applications: Sql): Promise<number> =>
  db.run(sql`
    insert into referral (application_id, job_id, referrer_id, referred_at, slab_id, amount_minor,
      currency, release_days, gap_months, pays_rehired, attribution, setting_version, payable_on,
      answer_days, without_payable_status_id, with_payable_status_id)
    select application.id, application.job_id, application.referrer_id, application.created_at,
      slab.id, slab.amount_minor, coalesce(slab.currency, company.currency),
      setting.release_days, setting.gap_months, setting.pays_rehired, setting.attribution,
      setting.version, ${toPayableDay(sql`application.joining_date`, sql`setting.release_days`)}, setting.answer_days,
      settings.without_payable_status_id, settings.with_payable_status_id
    from application
      join job on job.id = application.job_id
      join referral_setting setting on setting.is_active
      cross join company
      cross join general_settings settings
      ${jobSlabJoin}
    where application.referrer_id is not null and ${applications}
    on conflict (application_id) do nothing`);

/** Creates referrals for applications added by older servers or directly in SQL. */
export const createMissingReferrals = async (db: Db): Promise<void> => {
  await createReferralsWithPromises(
    db,
    sql`not exists (select from referral where referral.application_id = application.id)`,
  );
  await db.run(sql`
    update referral set payable_on = ${toPayableDay(sql`hire.joining_date`)}
    from application hire
    where hire.id = coalesce(referral.hire_id, referral.application_id)
      and referral.state = 'waiting' and payable_on is null and hire.joining_date is not null`);
};
