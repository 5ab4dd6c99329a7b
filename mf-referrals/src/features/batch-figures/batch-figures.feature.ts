import type { Feature } from 'shell/sdk/define';

export const batchFiguresFeature: Feature = {
  cards: {
    BatchFiguresCard: {
      id: 'referrals.batches-now',
      slot: 'dashboard.cards',
      order: 13,
      span: 12,
      title: 'Payout batches',
      height: 334,
      narrowHeight: 334,
      can: 'setup:view-referral',
    },
  },
};
