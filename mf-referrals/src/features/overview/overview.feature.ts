import { route, type Feature } from 'shell/sdk/define';
import { referrals } from '../../../contract';

export const overviewFeature: Feature = {
  menu: [
    {
      id: 'referrals.menu',
      category: 'dashboard',
      sidebarSorting: 4,
      title: 'Referrals',
      to: referrals,
      // The menu entry of referrals shows the number of unread chats, since chats have no menu entry.
      count: {
        path: '/api/v1/unread-chats',
        shows: ['chat', 'chat-read', 'chat-member'],
        of: 'chats with unread messages',
        can: 'chat:take-part',
      },
      can: 'referral:view',
    },
  ],
  pages: {
    OverviewPage: route(referrals, '/referrals', { title: 'Referrals', can: 'referral:view' }),
  },
};
