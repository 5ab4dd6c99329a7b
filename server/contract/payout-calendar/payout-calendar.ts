import { Type, type Static } from 'typebox';
import { Day, Id, oneOf } from '../answer';
import { orNull } from '../applicants/application';
import {
  missingConfirmations,
  payoutFigures,
  type MissingConfirmation,
} from './payout-calendar-constants';

const Count = Type.Integer({ minimum: 0 });

/** `YYYY-MM`, of the company's calendar. */
const Month = Type.String();

/** In each currency; only for those who may see amounts. */
const Amounts = Type.Optional(
  Type.Array(Type.Object({ currency: Type.String(), amount: Type.Number() })),
);

export const CalendarQuery = Type.Object({ departmentId: Type.Optional(Id) });
export type CalendarQuery = Static<typeof CalendarQuery>;

/** Payouts of a department that fall due in a month, or whose confirmation is missing. */
export const CalendarLine = Type.Object({
  month: orNull(Month),
  /** What is missing; then there is no month. */
  missing: orNull(oneOf(Object.keys(missingConfirmations) as MissingConfirmation[])),
  departmentId: Id,
  department: Type.String(),
  payouts: Count,
  amounts: Amounts,
});
export type CalendarLine = Static<typeof CalendarLine>;

/** What is expected to be paid in a month; parts of a payout are likelihoods. */
const ForecastMonth = Type.Object({
  month: Month,
  payouts: Type.Number({ minimum: 0 }),
  amounts: Amounts,
});
export type ForecastMonth = Static<typeof ForecastMonth>;

/** A stage with referrals in it, and what became of those that left it in the last 12 months. */
const ForecastStage = Type.Object({
  stage: Type.String(),
  open: Count,
  ended: Count,
  hired: Count,
  /** Half of those who were hired joined within so many days of reaching the stage. */
  days: orNull(Count),
});
export type ForecastStage = Static<typeof ForecastStage>;

export const PayoutForecast = Type.Object({
  months: Type.Array(ForecastMonth),
  stages: Type.Array(ForecastStage),
});
export type PayoutForecast = Static<typeof PayoutForecast>;

/** Payouts that are due now, fall due this month, wait for a confirmation, are on hold, or were paid this year. */
export const PayoutFigure = Type.Object({
  figure: oneOf(payoutFigures),
  payouts: Count,
  /** Days that the first of them has waited so; `null` where none has. */
  longest: orNull(Count),
  /** The first day of this month or year, where the company is; of `month` and `paid` alone. */
  from: orNull(Day),
  amounts: Amounts,
});
export type PayoutFigure = Static<typeof PayoutFigure>;
