import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { Confirmation } from '../../../contract/referrals/payout-calendar/payout-calendar-constants';
import { ReferralSelection } from '../../../contract/referrals/payouts/referral';
import {
  payoutStateOf,
  type ReferralType,
} from '../../../contract/referrals/payouts/payout-constants';
import { isAllRecords } from '../../platform/access/scope';
import { AppError } from '../../platform/errors';
import type { ExportRequest } from '../../platform/files/list-export';
import { toDateCondition, type DayRange } from '../../platform/lists/day-range';
import type { ExportableList, ReadableList } from '../../platform/lists/list';
import { toListExport } from '../../platform/lists/list-exports';
import { toRowSql } from '../../platform/lists/row-sql';
import { isReferralAmongApplicationsSql } from './application-filters';
import {
  selectDueReferrals,
  referralFactsJson,
  referralJoins,
  referralFactJoins,
  isPayoutDueOnSql,
  isPayoutToBePaidSql,
  missingEmploymentConfirmationSql,
  selectHiringPartByDay,
} from './referral-facts';
import {
  toReferralCriteria,
  matchesReferralNameSql,
  type ReferralCriteria,
} from './referral-criteria';
import { readReferralPage } from './read-referral-page';
import { toReferralReader, type ReferralReader } from './referral-reader';
import { currentBatchIdSql } from './current-batch';

const personJson = (alias: Sql): Sql => sql`
  json_build_object('userId', ${alias}.id, 'name', ${alias}.first_name, 'lastName', ${alias}.last_name)`;

const isInState = (id: number, { today }: ReferralReader): Sql => {
  const state = payoutStateOf(id);
  if (state === 'due') return sql`referral.id in (${selectDueReferrals(today)})`;
  if (state === 'waiting')
    return sql`(referral.state = 'waiting' and referral.id not in (${selectDueReferrals(today)}))`;
  // The state is a literal in SQL, so that the partial index of decided payouts is used.
  return state ? sql`referral.state = ${raw(`'${state}'`)}` : sql`false`;
};

export const isPayoutPaidWithinSql = (
  days: DayRange,
): Sql => sql`(referral.state = 'paid' and exists (
  select from referral_event event where event.referral_id = referral.id
    and event.to_state = 'paid' and event.fact is null
    and ${toDateCondition(sql`(event.at at time zone company_zone())::date`, days)}))`;

const hasConfirmation = (confirmation: Confirmation): Sql => {
  const stands =
    confirmation === 'confirmed'
      ? sql`is null`
      : confirmation === 'missing'
        ? sql`is not null`
        : sql`= ${confirmation}`;
  return sql`referral.id in (
    select referral.id from referral ${referralJoins}
    where ${isPayoutToBePaidSql} and ${missingEmploymentConfirmationSql} ${stands})`;
};

const toFullName = (alias: Sql): Sql =>
  sql`btrim(${alias}.first_name || ' ' || ${alias}.last_name)`;

const rowJoins = sql`
  join job referred on referred.id = referral.job_id
  left join app_user recruiter on recruiter.id = application.recruiter_id`;

export const referralRowJoins = sql`${referralFactJoins} ${rowJoins}`;

export const referralJsonPairs = ({
  batches,
  userId,
}: Pick<ReferralReader, 'batches' | 'userId'>): Sql => sql`
    'referralId', referral.id, 'applicantId', referral.application_id, 'facts', ${referralFactsJson},
    'firstName', applicant.first_name, 'lastName', applicant.last_name,
    'document', applicant.document_last_four,
    'job', json_build_object('jobId', referred.id, 'jobTitle', referred.title,
      'jobCode', referred.code, 'jobStatusId', referred.job_status_id),
    'user', ${personJson(sql`referrer`)},
    'recruiter', case when recruiter.id is not null then ${personJson(sql`recruiter`)} end,
    'statusId', status.id, 'referredDate', referral.referred_at,
    'amount', trim_scale(referral.amount_minor / 100.0), 'currency', referral.currency,
    'remark', referral.remark, 'resumeFileId', application.resume_file_id,
    'recused', (
      select case when own.stands then 'now' else 'before' end
      from (${selectHiringPartByDay(sql`${userId}::integer`)}) own),
    'version', referral.version${batches ? sql`, 'batchId', ${currentBatchIdSql}` : empty}`;

/**
 * List of referrals, whose rows are the JSON of `ReferralSource`: stored values and facts for the payout
 * rules.
 */
export const referralList: ReadableList<ReferralReader, ReferralCriteria> &
  ExportableList<ReferralReader, ReferralCriteria, 'applicantId'> = {
  kind: 'referral',
  one: 'referral',
  many: 'referrals',
  field: 'applicantId',
  from: sql`referral`,
  key: sql`referral.application_id`,
  scope: ({ scope }) => (isAllRecords(scope) ? [] : [scope]),
  criteriaOf: toReferralCriteria,
  filters: {
    type: (type: ReferralType) => isReferralAmongApplicationsSql({ type }),
    statusId: (statusId: number) => isReferralAmongApplicationsSql({ statusId }),
    referralStatusId: isInState,
    sourceId: (sourceId: number) => isReferralAmongApplicationsSql({ sourceId }),
    referrerId: (id: number) => sql`referral.referrer_id = ${id}`,
    jobId: (id: number) => sql`referral.job_id = ${id}`,
    departmentId: (id: number) =>
      sql`referral.job_id in (select job.id from job where job.department_id = ${id})`,
    payable: (days: DayRange) => toDateCondition(sql`referral.payable_on`, days),
    paid: isPayoutPaidWithinSql,
    confirmation: hasConfirmation,
    search: matchesReferralNameSql,
  },
  sorts: {
    date: sql`referral.referred_at`,
    name: sql`(select name_key from application where application.id = referral.application_id)`,
    payable: sql`referral.payable_on`,
  },
  usualSort: '-date',
  shownWith: referralRowJoins,
  read: readReferralPage,
  row: (reader) => toRowSql(referralJsonPairs(reader)),
  exportedWith: sql`${referralJoins} ${rowJoins}`,
  newest: sql`referral.referred_at`,
  exportColumns: ({ today, amounts, remarks }) => ({
    Id: sql`referral.application_id`,
    Candidate: toFullName(sql`applicant`),
    'Referred By': toFullName(sql`referrer`),
    'Referred Date': sql`to_char(referral.referred_at at time zone company_zone(), 'MM/DD/YYYY')`,
    'Job Title': sql`referred.title`,
    'Job Code': sql`referred.code`,
    'Recruiter Assigned': toFullName(sql`recruiter`),
    Status: sql`status.name`,
    'Joining Date': sql`to_char(application.joining_date, 'MM/DD/YYYY')`,
    'Days Completed': sql`case when application.joining_date <= ${today}::date
      then ${today}::date - application.joining_date end`,
    'Eligibility Date': sql`to_char(referral.payable_on, 'MM/DD/YYYY')`,
    'Referral Status': sql`case when ${isPayoutDueOnSql(today)} then 'due' else referral.state end`,
    ...(amounts && {
      Amount: sql`trim_scale(referral.amount_minor / 100.0)`,
      Currency: sql`referral.currency`,
    }),
    ...(remarks && { Remark: sql`referral.remark` }),
  }),
};

/** @throws AppError unless the user may both see and export referrals. */
export const getExportReader = ({ viewer, today }: ExportRequest): ReferralReader => {
  const seen = viewer.grants.get('referral:view');
  const exported = viewer.grants.get('list:export');
  if (!seen || !exported || seen.view === 'safe') throw new AppError('FORBIDDEN');
  return toReferralReader(seen, viewer, today);
};

export const referralExport = toListExport(referralList, ReferralSelection, getExportReader);
