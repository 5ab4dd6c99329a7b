import { route, type Feature } from 'shell/sdk/define';
import { interview } from '../../../contract/interviews';

export const interviewFeature: Feature = {
  pages: {
    InterviewPage: route(interview, '/interviews/:id', {
      title: 'Interview',
      menu: 'applicants.menu',
      can: 'interview:take-part',
    }),
  },
};
