import sql, { type Sql } from 'sql-template-tag';
import type { StatusCategory } from '../../contract/applicants/application-constants';
import { referralTypes, type ReferralType } from '../../contract/referrals/payout-constants';
import { allOf } from '../lists/criteria';

const inCategory = (...categories: StatusCategory[]): Sql =>
  sql`application.status_id = any (array(
    select id from status where category = any (${categories}::text[])))`;

const isHired = inCategory('hired');

/** What a list of referrals is narrowed to that their applications tell. */
export interface ApplicationFilters {
  type?: ReferralType | undefined;
  statusId?: number | undefined;
  sourceId?: number | undefined;
}

const ofType: Partial<Record<ReferralType, Sql>> = {
  [referralTypes.progress]: inCategory('start', 'active', 'on-hold'),
  [referralTypes.hired]: isHired,
};

/** Predicates over `application`; those that are payable are told by their payouts too. */
const told = ({ type, statusId, sourceId }: ApplicationFilters): Sql[] => [
  ...[(type && ofType[type]) ?? []].flat(),
  ...(statusId ? [sql`application.status_id = ${statusId}`] : []),
  ...(sourceId ? [sql`application.source_id = ${sourceId}`] : []),
];

const ids = (condition: Sql): Sql => sql`
  select application.id from application
  where application.referrer_id is not null and ${condition}`;

/** Hired, or with a payout that somebody has decided on, by the ids of applications. */
const payableIds = sql`
  ${ids(isHired)} union select decided.application_id from referral decided
  where decided.state <> 'waiting'`;

const isPayable = ({ type }: ApplicationFilters): boolean => type === referralTypes.payable;

/** Over `referral`, for when the hits are found first. */
export const amongApplications = (filters: ApplicationFilters): Sql => {
  const conditions = told(filters);
  const among = isPayable(filters) ? payableIds : ids(allOf(conditions));
  return sql`referral.application_id in (${among})`;
};

const ofRow = (condition: Sql): Sql => sql`(
  select ${condition} from application where application.id = referral.application_id)`;

/** The same, looked at row by row while an index is read. */
export const byRow = (filters: ApplicationFilters): Sql[] => [
  ...told(filters).map(ofRow),
  ...(isPayable(filters) ? [sql`(referral.state <> 'waiting' or ${ofRow(isHired)})`] : []),
];

/**
 * How many referrals match these filters and no others, from indexes alone: every application with a
 * referrer has its referral.
 */
export const countByApplication = (filters: ApplicationFilters): Sql | undefined => {
  const conditions = told(filters);
  if (!isPayable(filters) && conditions.length > 0)
    return sql`select count(*) as total from (${ids(allOf(conditions))}) matching`;
  return isPayable(filters) && conditions.length === 0
    ? sql`select count(*) as total from (${payableIds}) matching`
    : undefined;
};
