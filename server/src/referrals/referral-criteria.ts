import sql, { type Sql } from 'sql-template-tag';
import type { ReferralFilter } from '../../contract/referrals/referral';
import {
  payoutStateOf,
  referralTypes,
  type ReferralType,
} from '../../contract/referrals/payout-constants';
import { daysOf, type Days } from '../lists/days';
import { searchPattern, withoutHidden } from '../lists/search.rule';

/** What a filter asks a list of referrals for. */
export interface ReferralCriteria extends Omit<
  ReferralFilter,
  'type' | 'search' | 'payableFrom' | 'payableTo' | 'paidFrom' | 'paidTo'
> {
  type?: ReferralType | undefined;
  search?: string | undefined;
  paid?: Days | undefined;
  payable?: Days | undefined;
}

/** Whoever is due is hired, and payouts in other states than waiting are payable: the state is enough. */
const typeOf = ({ type, referralStatusId }: ReferralFilter): ReferralType | undefined => {
  if (type === undefined || type === referralTypes.total) return undefined;
  const isTold = referralStatusId !== undefined && payoutStateOf(referralStatusId) !== 'waiting';
  return type === referralTypes.payable && isTold ? undefined : (type as ReferralType);
};

export const criteriaOf = (filter: ReferralFilter): ReferralCriteria => {
  const { payableFrom, payableTo, paidFrom, paidTo, ...others } = filter;
  return {
    ...others,
    type: typeOf(filter),
    search: searchPattern(filter.search) && filter.search,
    paid: daysOf({ fromDate: paidFrom, toDate: paidTo }),
    payable: daysOf({ fromDate: payableFrom, toDate: payableTo }),
  };
};

/** Two letters are too few for the trigrams of people who refer, and are looked for in their names alone. */
const shortest = 3;

/** The name of the applicant, or of who referred them, holds a text. */
export const namedSo = (search: string): Sql => {
  const text = withoutHidden(search).trim().toLowerCase();
  const pattern = searchPattern(text);
  const wholeName = sql`(person.first_name || ' ' || person.last_name)`;
  const narrowed =
    [...text].length < shortest
      ? sql`true`
      : sql`${wholeName} || ' ' || person.email ilike ${pattern}`;
  return sql`referral.application_id in (
    select application.id from application
    where application.referrer_id is not null and application.search_key like ${pattern}
      and (' ' || application.name_key) like ${pattern}
    union all
    select by_colleague.application_id from referral by_colleague
    where by_colleague.referrer_id in (
      select person.id from app_user person
      where ${narrowed} and (' ' || btrim(${wholeName})) ilike ${pattern}))`;
};
