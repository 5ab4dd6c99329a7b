import sql from 'sql-template-tag';
import type { WaitingSource } from '../../platform/waiting';
import {
  selectDueReferrals,
  referralJoins,
  isPayoutToBePaidSql,
  missingEmploymentConfirmationSql,
} from './referral-facts';
import { referralsInScope } from './scope';

export const waitingPayoutSources: WaitingSource[] = [
  {
    kind: 'payout-due',
    one: 'payout is due and can be approved',
    many: 'payouts are due and can be approved',
    order: 50,
    route: 'referrals.payable',
    search: () => ({ status: 'due' }),
    rows: (actor, today) => {
      const seen = actor.grants.get('referral:view');
      return seen && actor.grants.has('payout:approve')
        ? sql`referral where ${referralsInScope(seen, actor)} and referral.id in (${selectDueReferrals(today)})`
        : undefined;
    },
  },
  {
    kind: 'payout-unconfirmed',
    one: 'payout waits for a confirmation',
    many: 'payouts wait for a confirmation',
    order: 60,
    route: 'referrals.payable',
    search: () => ({ confirmation: 'missing' }),
    rows: (actor) => {
      const seen = actor.grants.get('referral:view');
      return seen && actor.grants.has('payout:mark-paid')
        ? sql`referral ${referralJoins} where ${referralsInScope(seen, actor)}
            and ${isPayoutToBePaidSql} and ${missingEmploymentConfirmationSql} is not null`
        : undefined;
    },
  },
];
