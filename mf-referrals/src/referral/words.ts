import type { PersonName } from 'server/contract/applicants/application';
import type { ReferralRow } from 'server/contract/referrals/referral';
import { colleagueName, noValue } from 'shared-ui';

/** A colleague's name; a dash where there is none. */
export const nameOrDash = (person: PersonName | null | undefined): string =>
  colleagueName(person) ?? noValue;

/** An amount as its currency writes it. */
export const moneyWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

/** What a referral is worth, as its currency writes it; a dash where no slab fitted. */
export const amountWords = ({ amount, currency = '' }: ReferralRow): string =>
  amount === null || amount === undefined ? noValue : moneyWords(amount, currency);

/** How many payouts: `1 payout`, `2 payouts`. */
export const payoutWords = (count: number): string =>
  `${count} ${count === 1 ? 'payout' : 'payouts'}`;
