import { route, type Feature } from 'shell/sdk/define';
import { activeJobs, allJobs, expiredJobs, jobs } from '../../../contract';

const menuId = 'jobs.menu';
const viewPermission = 'job:view';

export const jobListFeature: Feature = {
  menu: [
    {
      id: menuId,
      category: 'dashboard',
      sidebarSorting: 2,
      title: 'Jobs',
      to: jobs,
      can: viewPermission,
    },
  ],
  pages: {
    JobsPage: route(jobs, '/all/job', { title: 'Jobs', can: viewPermission }),
    OlderJobsPage: [
      route(allJobs, '/all/jobv1', { title: 'All Jobs', menu: menuId, can: viewPermission }),
      route(activeJobs, '/active/job', { title: 'Active Jobs', menu: menuId, can: viewPermission }),
      route(expiredJobs, '/expired/job', {
        title: 'Expired Jobs',
        menu: menuId,
        can: viewPermission,
      }),
    ],
  },
};
