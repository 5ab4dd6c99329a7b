import type { Feature } from 'shell/sdk/define';

const card = {
  slot: 'dashboard.cards',
  height: 378,
  narrowHeight: 450,
  can: 'application:view',
} as const;

export const interviewFiguresFeature: Feature = {
  cards: {
    InterviewFiguresCard: {
      ...card,
      id: 'applicants.interview-figures',
      order: 11,
      span: 12,
      title: 'Interviews and Offers',
    },
    InterviewRoundsCard: {
      ...card,
      id: 'applicants.interview-rounds',
      order: 11,
      span: 12,
      title: 'Rounds of Interviews',
    },
    InterviewStepsCard: {
      ...card,
      id: 'applicants.interview-steps',
      order: 11,
      span: 12,
      title: 'Time between Interview Steps',
    },
  },
};
