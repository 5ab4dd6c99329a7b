import sql, { type Sql } from 'sql-template-tag';
import type { ReferralFilter } from '../../../contract/referrals/payouts/referral';
import {
  payoutStateOf,
  referralTypes,
  type ReferralType,
} from '../../../contract/referrals/payouts/payout-constants';
import { toDayRange, type DayRange } from '../../platform/lists/day-range';
import { joinByAnd } from '../../platform/lists/criteria';
import { matchesTerm, toSearchTerms } from '../../platform/lists/search.rule';

export interface ReferralCriteria extends Omit<
  ReferralFilter,
  'type' | 'search' | 'payableFrom' | 'payableTo' | 'paidFrom' | 'paidTo'
> {
  type?: ReferralType | undefined;
  search?: string | undefined;
  paid?: DayRange | undefined;
  payable?: DayRange | undefined;
}

/** Type of referrals for a filter; some payout states imply it, so that no condition is needed. */
const toReferralType = ({ type, referralStatusId }: ReferralFilter): ReferralType | undefined => {
  if (type === undefined || type === referralTypes.total) return undefined;
  const impliesType =
    referralStatusId !== undefined && payoutStateOf(referralStatusId) !== 'waiting';
  return type === referralTypes.payable && impliesType ? undefined : (type as ReferralType);
};

export const toReferralCriteria = (filter: ReferralFilter): ReferralCriteria => {
  const { payableFrom, payableTo, paidFrom, paidTo, ...others } = filter;
  return {
    ...others,
    type: toReferralType(filter),
    search: toSearchTerms(filter.search).length > 0 ? filter.search : undefined,
    paid: toDayRange({ fromDate: paidFrom, toDate: paidTo }),
    payable: toDayRange({ fromDate: payableFrom, toDate: payableTo }),
  };
};

const minLetters = 3;

/** Predicate: every word of the search must occur in the applicant's or the referrer's name. */
export const matchesReferralNameSql = (search: string): Sql => {
  const words = toSearchTerms(search);
  const wholeName = sql`(person.first_name || ' ' || person.last_name)`;
  const among = (text: Sql, some = words): Sql =>
    joinByAnd(some.map((word) => matchesTerm(text, word)));
  // Words of one or two letters are too short for the trigram index, so only names are searched for them.
  const long = words.filter((word) => [...word].length >= minLetters);
  const narrowed =
    long.length > 0
      ? among(sql`folded(' ' || ${wholeName} || ' ' || person.email)`, long)
      : sql`true`;
  return sql`referral.application_id in (
    select application.id from application
    where application.referrer_id is not null and ${among(sql`application.search_key`)}
      and ${among(sql`(' ' || application.name_key)`)}
    union all
    select by_colleague.application_id from referral by_colleague
    where by_colleague.referrer_id in (
      select person.id from app_user person
      where ${narrowed} and ${among(sql`folded(' ' || ${wholeName})`)}))`;
};
