import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { One } from '../../../contract/answer';
import {
  CalendarLine,
  CalendarQuery,
  PayoutFigure,
  PayoutForecast,
} from '../../../contract/referrals/payout-calendar/payout-calendar';
import * as calls from '../../../contract/referrals/payout-calendar/payout-calendar.calls';
import type { Actor } from '../../platform/access/actor';
import type { Domain, ServerDependencies } from '../../platform/domain';
import { AppError } from '../../platform/errors';
import { route } from '../../platform/http/route';
import { toReferralReader, type ReferralReader } from '../payouts/referral-reader';
import { readPayoutCalendar } from './read-payout-calendar';
import { readPayoutFigures } from './read-payout-figures';
import { readPayoutForecast } from './read-payout-forecast';

const tag = 'Referrals';

const registerPayoutCalendar = (
  app: FastifyInstance,
  { sharedReads, companyDay }: ServerDependencies,
): void => {
  const readerOf = async (actor: Actor): Promise<ReferralReader> => {
    const grant = actor.grants.get('referral:view');
    if (!grant || grant.view === 'safe') throw new AppError('FORBIDDEN');
    return toReferralReader(grant, actor, (await companyDay()).day);
  };

  route(
    app,
    calls.getPayoutCalendar,
    {
      schemas: { query: CalendarQuery, reply: One(Type.Array(CalendarLine)) },
      access: 'referral:view',
      tag,
      summary: 'Payouts that fall due, by month and department, and those without confirmation.',
    },
    async ({ query, actor }) => ({
      data: [...(await readPayoutCalendar(sharedReads, query, await readerOf(actor)))],
    }),
  );

  route(
    app,
    calls.getPayoutForecast,
    {
      schemas: { query: CalendarQuery, reply: One(PayoutForecast) },
      access: 'referral:view',
      tag,
      summary: 'What is expected to be paid in the next 12 months, and what that is reckoned by.',
    },
    async ({ query, actor }) => ({
      data: await readPayoutForecast(sharedReads, query, await readerOf(actor)),
    }),
  );

  route(
    app,
    calls.getPayoutFigures,
    {
      schemas: { reply: One(Type.Array(PayoutFigure)) },
      access: 'referral:view',
      tag: 'Dashboard',
      summary:
        'Payouts that are due, fall due this month, wait for a confirmation, are on hold, or were paid this year.',
    },
    async ({ actor }) => ({ data: await readPayoutFigures(sharedReads, await readerOf(actor)) }),
  );
};

export const payoutCalendarDomain: Domain = { register: registerPayoutCalendar };
