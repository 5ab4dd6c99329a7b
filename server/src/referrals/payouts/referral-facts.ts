import sql, { join, raw, type Sql } from 'sql-template-tag';
import { noHiringPartConditions, selectHiringPart } from '../../platform/hiring-parts/hiring-part';
import { companyTimeZone } from '../../platform/lists/company-zone';
import type { ReferralFacts } from './payout.rule';

const toCompanyDay = (instant: Sql): Sql => sql`(${instant} at time zone ${companyTimeZone})::date`;
const gapStart = sql`(referral.referred_at - make_interval(months => referral.gap_months))`;

const isEarlierApplication = sql`(other.referrer_id is null
  and other.created_at < referral.referred_at and other.created_at >= ${gapStart})`;

/**
 * Former employment with the same e-mail address, unless it ended so long ago that the settings allow a
 * referral.
 */
const formerEmployment = sql`
  from app_user colleague
  where colleague.mailbox = applicant.mailbox
    and colleague.id <> referral.referrer_id
    and colleague.joining_date < ${toCompanyDay(sql`referral.referred_at`)}
    and not (referral.pays_rehired and coalesce(colleague.leaving_date < ${toCompanyDay(gapStart)}, false))`;

/**
 * Rank among referrals for one hire: paid or exported ones first, then approved ones, then the earlier
 * referral.
 */
const rankPayout = (of: string): Sql => sql`(
  case when ${raw(of)}.state in ('exported', 'paid') then 0
    when ${raw(of)}.state = 'approved' then 1 else 2 end, ${raw(of)}.referred_at, ${raw(of)}.id)`;

/** Condition: the other referral was withdrawn without a decision, so that it does not compete. */
const isRivalWithdrawn = sql`(rival.state = 'waiting' and rival.hire_id is null
  and other.status_id in (select id from status where category = 'withdrawn'))`;

/**
 * Condition: another referral for the same job, which competes however old it is, since a hire is paid once.
 */
const isRivalReferral = sql`(rival.state not in ('not-eligible', 'reversed') and not ${isRivalWithdrawn}
  and (rival.job_id = job.id or rival.hire_id = application.id
    or (referral.attribution <> 'Two' and rival.referred_at >= ${gapStart}))
  and (referral.attribution = 'Three' or ${rankPayout('rival')} < ${rankPayout('referral')}))`;

const isRecordOfReferrer = sql`(known.mailbox = referrer.mailbox)`;

/**
 * Condition: another applicant has the same address or phone number. Indexes are checked first, since most people
 * have no such record.
 */
const hasOtherRecords = sql`(
  exists (select from applicant twin where twin.mailbox = applicant.mailbox
    and twin.id <> applicant.id)
  or exists (select from applicant twin where twin.phone_number = applicant.phone_number
    and twin.phone_number <> '' and twin.id <> applicant.id)
  or exists (select from applicant twin where twin.document_hash = applicant.document_hash
    and twin.id <> applicant.id)
  or exists (select from applicant twin where twin.merged_into_id = applicant.id)
  or exists (select from duplicate_pair pair where pair.first_id = applicant.id)
  or exists (select from duplicate_pair pair where pair.second_id = applicant.id))`;

const selectPaidHire = (record: string): Sql => sql`
  from paid_hire paid
  where paid.job_id = job.id
    and paid.mark = any (${raw(record)}.marks)
    and paid.referral_id is distinct from referral.id
    and not told_apart(paid.applicant_id, application.applicant_id)`;

const otherRecords = sql`
  from (
      select application.applicant_id as person
      union all
      select person from same_people(case when ${hasOtherRecords} then applicant.id end) person
      where person is distinct from applicant.id) probable
    left join applicant known on known.id = person
    left join application other on other.applicant_id = person
      and other.id <> referral.application_id
    left join referral rival on rival.application_id = other.id
    left join lateral (
      select min(paid.paid_on) as paid_on ${selectPaidHire('known')} and known.id <> applicant.id) went on true`;

/** Condition: the search for the person's records was cut off; see `same_people`. */
const isListCutOff = sql`(person is null)`;

const selectOtherRecordFacts = sql`
  select bool_or(${isRecordOfReferrer}) as are_self, bool_or(${isListCutOff}) as are_more,
    max(${toCompanyDay(sql`other.created_at`)}) filter (where ${isEarlierApplication}) as applied_on,
    min(${toCompanyDay(sql`rival.referred_at`)}) filter (where ${isRivalReferral}) as rival_on,
    min(went.paid_on) as paid_on
  ${otherRecords}`;

/** Payouts for this job and applicant record, including reversed ones. */
const selectApplicantPaidHire = selectPaidHire('applicant');

const appliedOn = toCompanyDay(sql`application.created_at`);

/** SQL condition for doubtful joining dates; must match `isJoiningDateDoubtful` in `payout.rule`. */
const isJoiningDateDoubtfulSql = sql`(
  application.joining_date not between ${appliedOn} and ${appliedOn} + 365
  and application.joining_date is distinct from referral.confirmed_joining_date)`;

/**
 * SQL for the status that the referral's settings require; another one applies to jobs without a pipeline.
 */
const payableStatusId = sql`
  case when job.pipeline_id is null then referral.without_payable_status_id
    else referral.with_payable_status_id end`;

const otherPayableStatus = sql`
  from status payable where payable.id = ${payableStatusId} and payable.id <> status.id`;

/** A person's part in the hiring for the job, with its first and last day. */
export const selectHiringPartByDay = (person: Sql): Sql => selectHiringPart(person, toCompanyDay);

const excludedPosition = sql`
  from referral_eligibility eligibility
  where eligibility.designation_id = referrer.designation_id and not eligibility.is_eligible`;

const factColumns: Readonly<Record<keyof ReferralFacts, Sql>> = {
  state: sql`referral.state`,
  reason: sql`referral.reason`,
  category: sql`status.category`,
  status: sql`status.name`,
  hiredFor: sql`case when referral.hire_id is not null then job.title end`,
  payableStatus: sql`(select payable.name ${otherPayableStatus})`,
  joiningDate: sql`application.joining_date`,
  appliedOn,
  confirmedJoiningDate: sql`referral.confirmed_joining_date`,
  payableOn: sql`referral.payable_on`,
  releaseDays: sql`referral.release_days`,
  hireLeftOn: sql`referral.hire_left_on`,
  referrerIsActive: sql`referrer.is_active`,
  referrerLeftOn: sql`referrer.leaving_date`,
  position: sql`(select name from designation where designation.id = referrer.designation_id)`,
  positionMayRefer: sql`(not exists (select ${excludedPosition}))`,
  conflict: sql`case when others.are_self then 'Refers themselves' else part.words end`,
  conflictSince: sql`case when not coalesce(others.are_self, false) then part.since end`,
  conflictUntil: sql`case when not coalesce(others.are_self, false) then part.until end`,
  gapMonths: sql`referral.gap_months`,
  knownOn: sql`greatest(
    others.applied_on,
    (select max(coalesce(colleague.leaving_date, ${toCompanyDay(sql`referral.referred_at`)})) ${formerEmployment}))`,
  rivalOn: sql`others.rival_on`,
  paidOn: sql`least(others.paid_on, (select min(paid.paid_on) ${selectApplicantPaidHire}))`,
  areMore: sql`coalesce(others.are_more, false)`,
  recruiterDecides: sql`(referral.attribution = 'Three')`,
  amountMinor: sql`referral.amount_minor`,
};

/** Joins of a referral; `application` is the hired one if the payout passed to a hire for another job. */
const joinedTables = [
  ['application', 'application', 'coalesce(referral.hire_id, referral.application_id)'],
  ['status', 'status', 'application.status_id'],
  ['applicant', 'applicant', 'application.applicant_id'],
  ['job', 'job', 'application.job_id'],
  ['app_user', 'referrer', 'referral.referrer_id'],
] as const;
const joinAllTables = (each: (table: Sql, alias: Sql, key: Sql) => Sql): Sql =>
  join(
    joinedTables.map(([table, alias, key]) => each(raw(table), raw(alias), raw(key))),
    ' ',
  );

export const referralJoins = joinAllTables(
  (table, alias, key) => sql`join ${table} ${alias} on ${alias}.id = ${key}`,
);

export const referralFactJoins = sql`
  ${referralJoins} cross join lateral (${selectOtherRecordFacts}) others
  left join lateral (${selectHiringPartByDay(sql`referral.referrer_id`)}) part on true`;

export const referralFactsJson = sql`json_build_object(${join(
  Object.entries(factColumns).map(([name, value]) => sql`${raw(`'${name}'`)}, ${value}`),
)})`;

/** Each condition is a plain comparison, since PostgreSQL underestimates `case` and `coalesce`. */
export const hasNoBlockingRuleSql = sql`(
  ${factColumns.positionMayRefer} and referral.amount_minor > 0
  and ${join(noHiringPartConditions(sql`referral.referrer_id`), ' and ')}
  and not exists (select ${formerEmployment})
  and not exists (
    select ${otherRecords}
    where ${isRecordOfReferrer} or ${isEarlierApplication} or ${isRivalReferral} or ${isListCutOff} or went.paid_on is not null)
  and not exists (select ${selectApplicantPaidHire}))`;

/** Fact of the employment that must still be confirmed before the payable date; null if there is none. */
export const missingEmploymentConfirmationSql = sql`case
  when application.joining_date is null then 'joining-date'
  when ${isJoiningDateDoubtfulSql} then 'doubtful-date'
  when referral.hire_left_on < referral.payable_on then 'hire-left'
  when not (case when referrer.leaving_date is null then referrer.is_active
    else referrer.leaving_date >= referral.payable_on end) then 'referrer-left' end`;

/** Equal to `missingEmploymentConfirmationSql is null`, in a form that PostgreSQL's planner can estimate. */
const isJoiningConfirmed = sql`(
  not ${isJoiningDateDoubtfulSql}
  and (referral.hire_left_on is null or referral.hire_left_on >= referral.payable_on)
  and case when referrer.leaving_date is null then referrer.is_active
    else referrer.leaving_date >= referral.payable_on end)`;

export const isPayoutToBePaidSql = sql`(
  referral.state in ('waiting', 'approved') and status.category = 'hired' and ${hasNoBlockingRuleSql})`;

/** Condition over `referralJoins` for due payouts; must match `getPayoutState` in `payout.rule`. */
export const isPayoutDueOnSql = (today: string): Sql => sql`(
  referral.state = 'waiting' and referral.payable_on <= ${today}
  and status.category = 'hired' and not exists (select ${otherPayableStatus})
  and application.joining_date <= ${today}
  and ${isJoiningConfirmed} and ${hasNoBlockingRuleSql})`;

/** With `offset 0`, PostgreSQL finds the few waiting payouts first instead of reading all hires or jobs. */
export const selectDueReferrals = (today: string): Sql => sql`
  select referral.id
  from (select * from referral where state = 'waiting' and payable_on <= ${today} offset 0) referral
    ${joinAllTables(
      (table, alias, key) =>
        sql`cross join lateral (select * from ${table} where id = ${key} offset 0) ${alias}`,
    )}
  where ${isPayoutDueOnSql(today)}`;
