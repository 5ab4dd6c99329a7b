import type { Feature } from 'shell/sdk/define';

export const stageTimesFeature: Feature = {
  cards: {
    StageTimesCard: {
      id: 'jobs.stage-times',
      slot: 'dashboard.cards',
      order: 8,
      span: 6,
      title: 'Time in Stage',
      height: 402,
      narrowHeight: 433,
      can: 'application:view',
    },
  },
};
