import {
  forecastMonths,
  leastSample,
} from '../../../contract/payout-calendar/payout-calendar-constants';
import type { ForecastMonth } from '../../../contract/payout-calendar/payout-calendar';
import { payableDay } from '../payouts/payout.rule';

/** Promises of one currency that are told of together. */
interface Promised {
  payouts: number;
  currency: string;
  amount: number;
}

/** Confirmed ones of hired people, by their payable month, `YYYY-MM`. */
export interface Confirmed extends Promised {
  month: string;
}

/** Those of people who are still in the hiring, by the day on which they reached their stage. */
export interface Open extends Promised {
  stageId: number;
  since: string;
  releaseDays: number;
}

/** What became of the referrals that left a stage in the last 12 months. */
export interface StageSample {
  stageId: number;
  ended: number;
  hired: number;
  /** Half of the hired joined within so many days of reaching the stage; `null` where none has. */
  days: number | null;
}

/** The month that is so many after another, both `YYYY-MM`. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  const at = year * 12 + of - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
};

const later = (one: string, other: string): string => (one > other ? one : other);

/** The month in which an open one would be paid: whoever stays longer than usual joins today. */
export const expectedMonth = (
  { since, releaseDays }: Pick<Open, 'since' | 'releaseDays'>,
  days: number,
  today: string,
): string => payableDay(later(payableDay(since, days), today), releaseDays).slice(0, 7);

/** Whether a sample is large enough to say anything. */
const saysSomething = ({ ended, days }: StageSample): boolean =>
  ended >= leastSample && days !== null;

/**
 * What is expected to be paid in each of the next months: confirmed payouts whole, in the month that
 * they fall due and at once where that is over; open ones by the share of those who left their stage
 * that were hired. A stage with too small a sample adds nothing.
 */
export const forecastOf = (
  today: string,
  confirmed: readonly Confirmed[],
  open: readonly Open[],
  samples: readonly StageSample[],
): ForecastMonth[] => {
  const first = today.slice(0, 7);
  const months = Array.from({ length: forecastMonths }, (_, at) => ({
    month: monthAfter(first, at),
    payouts: 0,
    amounts: new Map<string, number>(),
  }));
  const add = (month: string, share: number, { payouts, currency, amount }: Promised) => {
    const place = months.find((one) => one.month === later(month, first));
    if (!place) return;
    place.payouts += payouts * share;
    place.amounts.set(currency, (place.amounts.get(currency) ?? 0) + amount * share);
  };
  for (const one of confirmed) add(one.month, 1, one);
  const byStage = new Map(samples.filter(saysSomething).map((one) => [one.stageId, one]));
  for (const one of open) {
    const sample = byStage.get(one.stageId);
    if (sample?.days == null) continue;
    add(expectedMonth(one, sample.days, today), sample.hired / sample.ended, one);
  }
  return months.map(({ month, payouts, amounts }) => ({
    month,
    payouts,
    amounts: [...amounts]
      .map(([currency, amount]) => ({ currency, amount }))
      .sort((one, other) => one.currency.localeCompare(other.currency)),
  }));
};
