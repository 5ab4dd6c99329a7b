import type { Feature } from 'shell/sdk/define';

export const trendingJobsFeature: Feature = {
  cards: {
    TrendingJobsCard: {
      id: 'jobs.trending',
      slot: 'dashboard.cards',
      order: 5,
      span: 12,
      title: 'Trending Jobs',
      height: 378,
      narrowHeight: 497,
      can: 'application:view',
    },
  },
};
