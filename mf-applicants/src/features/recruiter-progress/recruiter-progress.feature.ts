import type { Feature } from 'shell/sdk/define';

export const recruiterProgressFeature: Feature = {
  cards: {
    RecruiterProgressCard: {
      id: 'applicants.recruiters',
      slot: 'dashboard.cards',
      order: 4,
      span: 6,
      title: "Your Recruiter's Progress",
      height: 378,
      narrowHeight: 450,
      can: 'application:view',
    },
  },
};
