import type { PersonName } from 'server/contract/applicants/applications/application';
import type { ReferralRow } from 'server/contract/referrals/payouts/referral';
import { formatColleagueName, noValueText } from 'shared-ui';

export const formatNameOrDash = (person: PersonName | null | undefined): string =>
  formatColleagueName(person) ?? noValueText;

export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

/** Amount of a referral in the notation of its currency; a dash if no slab applies. */
export const formatReferralAmount = ({ amount, currency = '' }: ReferralRow): string =>
  amount === null || amount === undefined ? noValueText : formatMoney(amount, currency);

export const formatPayoutCount = (count: number): string =>
  `${count} ${count === 1 ? 'payout' : 'payouts'}`;
