import type { ReferralRow, ReferralSelection } from 'server/contract/referrals/payouts/referral';
import type { Selected } from 'shell/sdk/react';
import { formatMoney } from '../../referral/format';

/**
 * Formats the sum of the selected payouts; `''` if a selected row is on another page, since the sum would be
 * incomplete.
 */
export const formatSelectedAmounts = (
  { selection: { applicantId = [] } }: Pick<Selected<ReferralSelection>, 'selection'>,
  rows: readonly ReferralRow[] = [],
): string => {
  const ticked = rows.filter((row) => applicantId.includes(row.applicantId));
  if (ticked.length === 0 || ticked.length < applicantId.length) return '';
  const sums = new Map<string, number>();
  for (const { amount, currency } of ticked)
    if (typeof amount === 'number' && currency !== undefined)
      sums.set(currency, (sums.get(currency) ?? 0) + Math.round(amount * 100));
  if (sums.size === 0) return '';
  const words = [...sums].map(([currency, cents]) => formatMoney(cents / 100, currency));
  return `Selected: ${words.join(' and ')}`;
};
