import type { Feature } from 'shell/sdk/define';

export const olderTilesFeature: Feature = {
  cards: {
    OlderTilesCard: {
      id: 'jobs.older-tiles',
      slot: 'dashboard.cards',
      order: 14,
      span: 12,
      title: 'Lists of jobs and referrals',
      height: 46,
      narrowHeight: 162,
      can: 'dashboard:view',
    },
  },
};
