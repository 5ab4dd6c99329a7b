import type { One } from '../../answer';
import { call } from '../../call';
import { cardPatience } from '../../console/dashboard/figures-constants';
import type { CalendarLine, CalendarQuery, PayoutFigure, PayoutForecast } from './payout-calendar';

/** Kinds that the figures depend on: besides referrals also applications, people, jobs and departments. */
const shows = ['referral', 'application', 'users', 'job', 'departments'];

export const getPayoutCalendar = call<{ query: CalendarQuery; reply: One<CalendarLine[]> }>(
  'GET',
  '/api/v1/payout-calendar',
  { shows },
);

export const getPayoutForecast = call<{ query: CalendarQuery; reply: One<PayoutForecast> }>(
  'GET',
  '/api/v1/payout-forecast',
  { shows },
);

export const getPayoutFigures = call<{ reply: One<PayoutFigure[]> }>(
  'GET',
  '/api/v1/dashboard/payouts',
  { shows, within: cardPatience },
);
