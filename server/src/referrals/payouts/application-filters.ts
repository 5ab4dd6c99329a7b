import sql, { raw, type Sql } from 'sql-template-tag';
import {
  hiredCode,
  type StatusCategory,
} from '../../../contract/applicants/applications/application-constants';
import {
  referralTypes,
  type ReferralType,
} from '../../../contract/referrals/payouts/payout-constants';
import { joinByAnd } from '../../platform/lists/criteria';

/** The categories are literals, so that one plan serves all calls. */
const isInCategory = (...categories: StatusCategory[]): Sql =>
  sql`application.status_id = any (array(
    select id from status where category in (${raw(`'${categories.join("', '")}'`)})))`;

const isHiredApplication = isInCategory('hired');

/** Condition for a status; `hiredCode` matches every status of category hired. */
const isInStatus = (id: number): Sql =>
  id === hiredCode ? isHiredApplication : sql`application.status_id = ${id}`;

export interface ApplicationFilters {
  type?: ReferralType | undefined;
  statusId?: number | undefined;
  sourceId?: number | undefined;
}

const typeConditions: Partial<Record<ReferralType, Sql>> = {
  [referralTypes.progress]: isInCategory('start', 'active', 'on-hold'),
  [referralTypes.hired]: isHiredApplication,
};

/** Predicates over `application` for a filter; `payable` also depends on the payout. */
const applicationConditions = ({ type, statusId, sourceId }: ApplicationFilters): Sql[] => [
  ...[(type && typeConditions[type]) ?? []].flat(),
  ...(statusId ? [isInStatus(statusId)] : []),
  ...(sourceId ? [sql`application.source_id = ${sourceId}`] : []),
];

/**
 * Ids of referrals by a condition on the application; few referrals whose payout passed to another hire are
 * found by that hire.
 */
const selectReferredIds = (condition: Sql): Sql => sql`
  select application.id from application
  where application.referrer_id is not null and ${condition} and application.id not in (
    select carried.application_id from referral carried where carried.hire_id is not null)
  union all
  select carried.application_id from referral carried
    join application on application.id = carried.hire_id
  where ${condition}`;

const selectDecidedIds = sql`
  select decided.application_id as id from referral decided where decided.state <> 'waiting'`;

/** Ids of referrals with a hired application; those that match both ways appear twice. */
const selectPayableIds = sql`${selectReferredIds(isHiredApplication)} union all ${selectDecidedIds}`;

const isPayableFilter = ({ type }: ApplicationFilters): boolean => type === referralTypes.payable;

const selectApplicationIds = (filters: ApplicationFilters): Sql =>
  isPayableFilter(filters)
    ? selectPayableIds
    : selectReferredIds(joinByAnd(applicationConditions(filters)));

export const isReferralAmongApplicationsSql = (filters: ApplicationFilters): Sql =>
  sql`referral.application_id in (${selectApplicationIds(filters)})`;

/** Predicates for each referral, for filters that leave few referrals. */
export const toFilterIdConditions = ({ type, ...others }: ApplicationFilters): Sql[] => {
  const parts = isPayableFilter({ type }) ? [{ type }, others] : [{ type, ...others }];
  return parts
    .filter((part) => isPayableFilter(part) || applicationConditions(part).length > 0)
    .map((part) => sql`referral.application_id = any (array(${selectApplicationIds(part)}))`);
};

const selectForApplication = (condition: Sql): Sql => sql`(
  select ${condition} from application
  where application.id = coalesce(referral.hire_id, referral.application_id))`;

export const toFilterRowConditions = (filters: ApplicationFilters): Sql[] => [
  ...applicationConditions(filters).map(selectForApplication),
  ...(isPayableFilter(filters)
    ? [sql`(referral.state <> 'waiting' or ${selectForApplication(isHiredApplication)})`]
    : []),
];

/** Counts referrals by indexes of applications alone; undefined if the filters need more. */
export const countReferralsByApplication = (filters: ApplicationFilters): Sql | undefined => {
  const conditions = applicationConditions(filters);
  if (!isPayableFilter(filters) && conditions.length > 0)
    return sql`select count(*) as total from (${selectReferredIds(joinByAnd(conditions))}) matching`;
  return isPayableFilter(filters) && conditions.length === 0
    ? sql`select count(*) as total
        from (${selectReferredIds(isHiredApplication)}) hired full join (${selectDecidedIds}) decided on decided.id = hired.id`
    : undefined;
};
