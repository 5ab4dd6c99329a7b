import type { Feature } from 'shell/sdk/define';

export const applicantSourcesFeature: Feature = {
  cards: {
    ApplicantSourcesCard: {
      id: 'applicants.sources',
      slot: 'dashboard.cards',
      order: 3,
      span: 6,
      title: 'Applicant Source',
      height: 378,
      narrowHeight: 450,
      can: 'application:view',
    },
  },
};
