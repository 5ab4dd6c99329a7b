import { route, type Feature } from 'shell/sdk/define';
import { openJobs } from '../../../contract';

export const openJobsFeature: Feature = {
  pages: {
    OpenJobsPage: route(openJobs, '/open-jobs', {
      title: 'Open Jobs',
      menu: 'referrals.menu',
      can: 'referral:submit',
    }),
  },
};
