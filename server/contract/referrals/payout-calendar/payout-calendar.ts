import { Type, type Static } from 'typebox';
import { Day, Id, oneOf } from '../../answer';
import { orNull } from '../../applicants/applications/application';
import {
  missingConfirmations,
  payoutFigures,
  type MissingConfirmation,
} from './payout-calendar-constants';

const Count = Type.Integer({ minimum: 0 });

/** Month as `YYYY-MM` in the company's time zone. */
const Month = Type.String();

/** Sums by currency; absent if the caller may not see amounts. */
const CurrencyAmounts = Type.Optional(
  Type.Array(Type.Object({ currency: Type.String(), amount: Type.Number() })),
);

export const CalendarQuery = Type.Object({ departmentId: Type.Optional(Id) });
export type CalendarQuery = Static<typeof CalendarQuery>;

export const CalendarLine = Type.Object({
  month: orNull(Month),
  missing: orNull(oneOf(Object.keys(missingConfirmations) as MissingConfirmation[])),
  departmentId: Id,
  department: Type.String(),
  payouts: Count,
  amounts: CurrencyAmounts,
});
export type CalendarLine = Static<typeof CalendarLine>;

/** Expected payouts of a month, weighted by probability, so counts may be fractions. */
const ForecastMonth = Type.Object({
  month: Month,
  payouts: Type.Number({ minimum: 0 }),
  amounts: CurrencyAmounts,
});
export type ForecastMonth = Static<typeof ForecastMonth>;

/**
 * Number of referrals currently in a stage, and outcomes of referrals that left the stage in the last 12
 * months.
 */
const ForecastStage = Type.Object({
  stage: Type.String(),
  open: Count,
  ended: Count,
  hired: Count,
  /** Median number of days from entering the stage to joining, for hired applicants. */
  days: orNull(Count),
});
export type ForecastStage = Static<typeof ForecastStage>;

export const PayoutForecast = Type.Object({
  months: Type.Array(ForecastMonth),
  stages: Type.Array(ForecastStage),
});
export type PayoutForecast = Static<typeof PayoutForecast>;

/** Figures of one card above the calendar, such as payouts that are due or were paid this year. */
export const PayoutFigure = Type.Object({
  figure: oneOf(payoutFigures),
  payouts: Count,
  /** Days that the oldest payout has waited; null without payouts. */
  longest: orNull(Count),
  /** First day of the current month or year, in the company's time zone; for `month` and `paid`. */
  from: orNull(Day),
  amounts: CurrencyAmounts,
});
export type PayoutFigure = Static<typeof PayoutFigure>;
