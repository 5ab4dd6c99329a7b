import type { Offer } from 'server/contract/interviews/offers/offer';
import { payPeriods } from 'server/contract/interviews/offers/offer-constants';

export const formatPay = ({
  pay,
  currency,
  period,
}: Pick<Offer, 'pay' | 'currency' | 'period'>): string =>
  `${new Intl.NumberFormat('en-IN', {
    ...{ style: 'currency', currency, maximumFractionDigits: 2 },
    minimumFractionDigits: Number.isInteger(pay) ? 0 : 2,
  }).format(pay)} ${payPeriods[period]}`;
