import type { Feature } from 'shell/sdk/define';

export const hireTimesFeature: Feature = {
  cards: {
    HireTimesCard: {
      id: 'jobs.hire-times',
      slot: 'dashboard.cards',
      order: 7,
      span: 6,
      title: 'Time to Hire',
      height: 378,
      can: 'application:view',
    },
  },
};
