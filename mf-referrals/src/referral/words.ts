import type { PersonName } from 'server/contract/applicants/application';
import type { ReferralRow } from 'server/contract/referrals/referral';
import { colleagueName, dayText, noValue } from 'shared-ui';

/** A colleague's name; a dash where there is none. */
export const nameOrDash = (person: PersonName | null | undefined): string =>
  colleagueName(person) ?? noValue;

/** A calendar day: `2025-03-25` reads `03/25/2025`; a dash where there is none. */
export const dayWords = (day: string | null | undefined): string =>
  day ? dayText(day, 'month-first') : noValue;

/** An amount as its currency writes it. */
export const moneyWords = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

/** What a referral is worth, as its currency writes it; a dash where no slab fitted. */
export const amountWords = ({ amount, currency = '' }: ReferralRow): string =>
  amount === null || amount === undefined ? noValue : moneyWords(amount, currency);

/** How many payouts: `1 payout`, `2 payouts`. */
export const payoutWords = (count: number): string =>
  `${count} ${count === 1 ? 'payout' : 'payouts'}`;
