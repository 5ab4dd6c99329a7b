import { route, type Feature } from 'shell/sdk/define';
import { interviews } from '../../../contract';

export const interviewsFeature: Feature = {
  menu: [
    {
      id: 'applicants.interviews-menu',
      category: 'dashboard',
      sidebarSorting: 5,
      title: 'Interviews',
      to: interviews,
      can: 'interview:take-part',
    },
  ],
  pages: {
    InterviewsPage: route(interviews, '/interviews', {
      title: 'Interviews',
      can: 'interview:take-part',
    }),
  },
};
