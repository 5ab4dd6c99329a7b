import { route, type Feature } from 'shell/sdk/define';
import { jobDetail } from '../../../contract';

export const jobViewFeature: Feature = {
  pages: {
    JobViewPage: route(jobDetail, '/job/view/:id', {
      title: 'View Job',
      menu: 'jobs.menu',
      can: 'job:view',
    }),
  },
};
