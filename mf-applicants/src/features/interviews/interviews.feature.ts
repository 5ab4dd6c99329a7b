import { route, type Feature } from 'shell/sdk/define';
import { interviews } from '../../../contract/interviews';

export const interviewsFeature: Feature = {
  pages: {
    InterviewsPage: route(interviews, '/interviews', {
      title: 'Interviews',
      menu: 'applicants.menu',
      can: 'interview:take-part',
      link: { row: 'applicants.links', order: 2 },
    }),
  },
};
