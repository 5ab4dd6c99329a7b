import type { Feature } from 'shell/sdk/define';

export const sourceQualityFeature: Feature = {
  cards: {
    SourceQualityCard: {
      id: 'applicants.source-quality',
      slot: 'dashboard.cards',
      order: 6,
      span: 6,
      title: 'Source Quality',
      height: 378,
      narrowHeight: 393,
      can: 'application:view',
    },
  },
};
