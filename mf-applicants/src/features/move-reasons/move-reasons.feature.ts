import type { Feature } from 'shell/sdk/define';

export const moveReasonsFeature: Feature = {
  cards: {
    MoveReasonsCard: {
      id: 'applicants.move-reasons',
      slot: 'dashboard.cards',
      order: 10,
      span: 12,
      title: 'Why Applicants Leave',
      height: 378,
      narrowHeight: 393,
      can: 'application:view',
    },
  },
};
