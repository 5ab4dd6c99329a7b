import sql, { join, type Sql } from 'sql-template-tag';
import {
  payoutFigures,
  type PayoutFigureName,
} from '../../../contract/referrals/payout-calendar/payout-calendar-constants';
import type { PayoutFigure } from '../../../contract/referrals/payout-calendar/payout-calendar';
import type { SharedReads } from '../../platform/db/shared-reads';
import {
  selectDueReferrals,
  referralJoins,
  isPayoutToBePaidSql,
  missingEmploymentConfirmationSql,
} from '../payouts/referral-facts';
import type { ReferralReader } from '../payouts/referral-reader';
import { isPayoutPaidWithinSql } from '../payouts/referrals.list';

const onHoldSince = sql`(
  select max(event.at at time zone company_zone())::date from referral_event event
  where event.referral_id = referral.id and event.to_state = 'on-hold' and event.fact is null)`;

const toFigureQuery = (
  figure: PayoutFigureName,
  { today }: ReferralReader,
): { among: Sql; since: Sql } => {
  const nobody = sql`null::date`;
  switch (figure) {
    case 'due':
      return {
        among: sql`referral.id in (${selectDueReferrals(today)})`,
        since: sql`referral.payable_on`,
      };
    case 'month': {
      const found = sql`select referral.id from referral ${referralJoins}
        where ${isPayoutToBePaidSql} and ${missingEmploymentConfirmationSql} is null`;
      const first = getFirstOfMonth(today);
      return {
        among: sql`(referral.payable_on >= ${first}::date
          and referral.payable_on < ${first}::date + interval '1 month'
          and referral.id in (${found}))`,
        since: nobody,
      };
    }
    case 'unconfirmed': {
      const found = sql`select referral.id from referral ${referralJoins}
        where ${isPayoutToBePaidSql} and ${missingEmploymentConfirmationSql} is not null`;
      return { among: sql`referral.id in (${found})`, since: nobody };
    }
    case 'held':
      return { among: sql`referral.state = 'on-hold'`, since: onHoldSince };
    case 'paid':
      return { among: isPayoutPaidWithinSql({ fromDate: getFirstOfYear(today) }), since: nobody };
  }
};

const getFirstOfYear = (today: string): string => `${today.slice(0, 4)}-01-01`;
const getFirstOfMonth = (today: string): string => `${today.slice(0, 7)}-01`;

const getFirstDay = (figure: PayoutFigureName, today: string): string | null => {
  if (figure === 'month') return getFirstOfMonth(today);
  return figure === 'paid' ? getFirstOfYear(today) : null;
};

type CurrencyPayoutFigure = Pick<PayoutFigure, 'figure' | 'payouts' | 'longest'> & {
  currency: string;
  amount: number;
};

export const readPayoutFigures = async (
  reads: SharedReads,
  reader: ReferralReader,
): Promise<PayoutFigure[]> => {
  const parts = payoutFigures.map((figure) => {
    const { among, since } = toFigureQuery(figure, reader);
    return sql`
      select ${figure}::text as figure, referral.currency, count(*)::integer as payouts,
        max(${reader.today}::date - ${since}) as longest,
        coalesce(sum(referral.amount_minor) / 100.0, 0)::float8 as amount
      from referral where ${reader.scope} and ${among} group by referral.currency`;
  });
  const found = await reads.many<CurrencyPayoutFigure>(join(parts, ' union all '));
  return payoutFigures.map((figure): PayoutFigure => {
    const these = found.filter((part) => part.figure === figure);
    const waits = these.flatMap(({ longest }) => longest ?? []);
    return {
      figure,
      payouts: these.reduce((sum, { payouts }) => sum + payouts, 0),
      longest: waits.length > 0 ? Math.max(0, ...waits) : null,
      from: getFirstDay(figure, reader.today),
      ...(reader.amounts && {
        amounts: these
          .map(({ currency, amount }) => ({ currency, amount }))
          .sort((one, other) => one.currency.localeCompare(other.currency)),
      }),
    };
  });
};
