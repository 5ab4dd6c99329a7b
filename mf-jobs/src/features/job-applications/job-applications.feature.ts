import { route, type Feature } from 'shell/sdk/define';
import { jobApplications } from '../../../contract';

export const jobApplicationsFeature: Feature = {
  pages: {
    JobApplicationsPage: route(jobApplications, '/job/application/:jobId', {
      title: 'Job Applications',
      menu: 'jobs.menu',
      can: 'application:view',
    }),
  },
};
