import type { Feature } from 'shell/sdk/define';

export const openingAgesFeature: Feature = {
  cards: {
    OpeningAgesCard: {
      id: 'jobs.opening-ages',
      slot: 'dashboard.cards',
      order: 9,
      span: 6,
      title: 'Openings by Age',
      height: 334,
      narrowHeight: 366,
      can: 'application:view',
    },
  },
};
