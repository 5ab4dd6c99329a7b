import { route, type Feature } from 'shell/sdk/define';
import { allApplications, applicationTable, applications } from '../../../contract';

export const applicationListFeature: Feature = {
  menu: [
    {
      id: 'applicants.menu',
      category: 'dashboard',
      sidebarSorting: 3,
      title: 'Applicants',
      to: applications,
      can: 'application:view',
    },
  ],
  pages: {
    ApplicationsPage: [
      route(applications, '/application', { title: 'Applicants', can: 'application:view' }),
      route(allApplications, '/applicationv1', {
        title: 'Applications',
        menu: 'applicants.menu',
        can: 'application:view',
      }),
      route(applicationTable, '/table', {
        title: 'Applicants',
        menu: 'applicants.menu',
        can: 'application:view',
      }),
    ],
  },
};
