import sql from 'sql-template-tag';
import type {
  CalendarQuery,
  ForecastStage,
  PayoutForecast,
} from '../../../contract/referrals/payout-calendar/payout-calendar';
import type { SharedReads } from '../../platform/db/shared-reads';
import {
  referralJoins,
  hasNoBlockingRuleSql,
  isPayoutToBePaidSql,
  missingEmploymentConfirmationSql,
} from '../payouts/referral-facts';
import type { ReferralReader } from '../payouts/referral-reader';
import {
  createForecast,
  type ConfirmedPayouts,
  type OpenPayouts,
  type StageHireSample,
} from './forecast.rule';
import { isJobInDepartmentSql } from './read-payout-calendar';

const promisedColumns = sql`count(*)::integer as payouts, referral.currency,
  (sum(referral.amount_minor) / 100.0)::float8 as amount`;

const readConfirmedPayouts = (
  reads: SharedReads,
  query: CalendarQuery,
  { scope }: ReferralReader,
) =>
  reads.many<ConfirmedPayouts>(sql`
    select to_char(referral.payable_on, 'YYYY-MM') as month, ${promisedColumns}
    from referral ${referralJoins}
    where ${scope} and ${isJobInDepartmentSql(query)} and ${isPayoutToBePaidSql} and ${missingEmploymentConfirmationSql} is null
    group by 1, referral.currency`);

interface OpenStagePayouts extends OpenPayouts {
  stage: string;
}

const readOpenPayouts = (reads: SharedReads, query: CalendarQuery, { scope }: ReferralReader) =>
  reads.many<OpenStagePayouts>(sql`
    with open as (
      select application.stage_id, referral.release_days,
        (application.stage_since at time zone (select company_zone()))::date as since, ${promisedColumns}
      from referral ${referralJoins}
      where ${scope} and ${isJobInDepartmentSql(query)} and referral.state = 'waiting'
        and status.category in ('start', 'active', 'on-hold') and ${hasNoBlockingRuleSql}
      group by 1, 2, 3, referral.currency)
    select coalesce(stage.id, 0) as "stageId", coalesce(stage.name, 'Without a stage') as stage,
      open.release_days as "releaseDays", open.since, open.payouts, open.currency, open.amount
    from open left join stage on stage.id = open.stage_id`);

/** Reads samples from all departments, since the rates of a stage are similar in each. */
const readStageSamples = (reads: SharedReads, { today }: ReferralReader) =>
  reads.many<StageHireSample>(sql`
    with ended as (
      select application.id, application.joining_date, status.category = 'hired' as is_hired
      from application join status on status.id = application.status_id
      where application.referrer_id is not null
        and status.category in ('hired', 'rejected', 'withdrawn')
        and application.id in (
          select application_id from application_history where created_at >=
            (${today}::date - interval '12 months')::timestamp at time zone (select company_zone()))),
    visit as (
      select coalesce(history.stage_id, 0) as stage_id, ended.is_hired, ended.joining_date
        - (min(history.created_at) at time zone (select company_zone()))::date as days
      from ended join application_history history on history.application_id = ended.id
      group by ended.id, ended.joining_date, ended.is_hired, history.stage_id)
    select stage_id as "stageId", count(*)::integer as ended,
      (count(*) filter (where is_hired))::integer as hired,
      percentile_disc(0.5) within group (order by greatest(0, days))
        filter (where is_hired and days is not null) as days
    from visit group by stage_id`);

const toForecastStages = (
  open: readonly OpenStagePayouts[],
  samples: readonly StageHireSample[],
): ForecastStage[] => {
  const stages = new Map<number, ForecastStage>();
  for (const { stageId, stage, payouts } of open) {
    const {
      ended = 0,
      hired = 0,
      days = null,
    } = samples.find((one) => one.stageId === stageId) ?? {};
    const before = stages.get(stageId)?.open ?? 0;
    stages.set(stageId, { stage, open: before + payouts, ended, hired, days });
  }
  return [...stages.values()].sort((one, other) => other.open - one.open);
};

export const readPayoutForecast = async (
  reads: SharedReads,
  query: CalendarQuery,
  reader: ReferralReader,
): Promise<PayoutForecast> => {
  const [confirmed, open, samples] = await Promise.all([
    readConfirmedPayouts(reads, query, reader),
    readOpenPayouts(reads, query, reader),
    readStageSamples(reads, reader),
  ]);
  const months = createForecast(reader.today, confirmed, open, samples);
  return {
    months: reader.amounts ? months : months.map(({ month, payouts }) => ({ month, payouts })),
    stages: toForecastStages(open, samples),
  };
};
