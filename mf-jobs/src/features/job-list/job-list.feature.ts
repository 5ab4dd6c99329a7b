import { route, type Feature } from 'shell/sdk/define';
import { activeJobs, allJobs, expiredJobs, jobs } from '../../../contract';

const menu = 'jobs.menu';
const view = 'job:view';

export const jobListFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'dashboard',
      sidebarSorting: 2,
      title: 'Jobs',
      to: jobs,
      can: view,
    },
  ],
  pages: {
    JobsPage: route(jobs, '/all/job', { title: 'Jobs', can: view }),
    OlderJobsPage: [
      route(allJobs, '/all/jobv1', { title: 'All Jobs', menu, can: view }),
      route(activeJobs, '/active/job', { title: 'Active Jobs', menu, can: view }),
      route(expiredJobs, '/expired/job', { title: 'Expired Jobs', menu, can: view }),
    ],
  },
};
