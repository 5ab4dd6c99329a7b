import {
  forecastMonths,
  leastSample,
} from '../../../contract/referrals/payout-calendar/payout-calendar-constants';
import type { ForecastMonth } from '../../../contract/referrals/payout-calendar/payout-calendar';
import { getPayableDay } from '../payouts/payout.rule';

interface PromisedAmount {
  payouts: number;
  currency: string;
  amount: number;
}

/** Confirmed payouts of a month; `month` is `YYYY-MM`. */
export interface ConfirmedPayouts extends PromisedAmount {
  month: string;
}

export interface OpenPayouts extends PromisedAmount {
  stageId: number;
  since: string;
  releaseDays: number;
}

export interface StageHireSample {
  stageId: number;
  ended: number;
  hired: number;
  /** Median days from reaching the stage to the joining date; null without hires. */
  days: number | null;
}

/** Adds months to a month; both are `YYYY-MM`. */
export const addMonths = (month: string, months: number): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const at = year * 12 + of - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
};

const getLaterDay = (one: string, other: string): string => (one > other ? one : other);

/**
 * Month in which an open payout is expected; once the median time to joining has passed, the person is
 * expected to join today.
 */
export const getExpectedMonth = (
  { since, releaseDays }: Pick<OpenPayouts, 'since' | 'releaseDays'>,
  days: number,
  today: string,
): string => getPayableDay(getLaterDay(getPayableDay(since, days), today), releaseDays).slice(0, 7);

const isSampleSufficient = ({ ended, days }: StageHireSample): boolean =>
  ended >= leastSample && days !== null;

/**
 * Forecast of payouts: confirmed ones count in full, open ones by the rate of hires from their stage if
 * enough applications reached it.
 */
export const createForecast = (
  today: string,
  confirmed: readonly ConfirmedPayouts[],
  open: readonly OpenPayouts[],
  samples: readonly StageHireSample[],
): ForecastMonth[] => {
  const first = today.slice(0, 7);
  const months = Array.from({ length: forecastMonths }, (_, at) => ({
    month: addMonths(first, at),
    payouts: 0,
    amounts: new Map<string, number>(),
  }));
  const add = (month: string, share: number, { payouts, currency, amount }: PromisedAmount) => {
    const place = months.find((one) => one.month === getLaterDay(month, first));
    if (!place) return;
    place.payouts += payouts * share;
    place.amounts.set(currency, (place.amounts.get(currency) ?? 0) + amount * share);
  };
  for (const one of confirmed) add(one.month, 1, one);
  const byStage = new Map(samples.filter(isSampleSufficient).map((one) => [one.stageId, one]));
  for (const one of open) {
    const sample = byStage.get(one.stageId);
    if (sample?.days == null) continue;
    add(getExpectedMonth(one, sample.days, today), sample.hired / sample.ended, one);
  }
  return months.map(({ month, payouts, amounts }) => ({
    month,
    payouts,
    amounts: [...amounts]
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((one, other) => one.currency.localeCompare(other.currency)),
  }));
};
