import type { Feature } from 'shell/sdk/define';

export const waitingFeature: Feature = {
  cards: {
    WaitingCard: {
      id: 'applicants.waiting',
      slot: 'dashboard.cards',
      order: 1,
      span: 12,
      title: 'Waiting for me',
      height: 110,
      narrowHeight: 186,
      // Every console user except auditors has this permission.
      can: 'referral:submit',
    },
  },
};
