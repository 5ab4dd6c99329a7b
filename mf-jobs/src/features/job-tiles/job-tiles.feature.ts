import type { Feature } from 'shell/sdk/define';

export const jobTilesFeature: Feature = {
  cards: {
    JobTilesCard: {
      id: 'jobs.tiles',
      slot: 'dashboard.cards',
      order: 2,
      span: 12,
      title: 'Jobs at a glance',
      height: 98,
      narrowHeight: 212,
      can: 'dashboard:view',
    },
  },
};
