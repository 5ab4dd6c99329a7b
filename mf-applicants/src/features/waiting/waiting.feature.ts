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
      // `referral:submit` is the permission of every console user except auditors.
      can: 'referral:submit',
    },
  },
};
