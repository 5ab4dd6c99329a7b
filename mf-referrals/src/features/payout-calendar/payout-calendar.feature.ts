import { route, type Feature } from 'shell/sdk/define';
import { payoutCalendar } from '../../../contract';

export const payoutCalendarFeature: Feature = {
  pages: {
    PayoutCalendarPage: route(payoutCalendar, '/payout-calendar', {
      title: 'Payout Calendar',
      menu: 'referrals.menu',
      can: 'dashboard:view',
    }),
  },
  cards: {
    PayoutFiguresCard: {
      id: 'referrals.payouts-now',
      slot: 'dashboard.cards',
      order: 12,
      span: 12,
      title: 'Payouts',
      height: 334,
      narrowHeight: 345,
      // Hiring teams do not have this permission; they see their own payouts in the payout calendar.
      can: 'setup:view-referral',
    },
  },
};
