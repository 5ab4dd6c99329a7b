import { defineRemote } from 'shell/sdk/define';

export default defineRemote({
  id: 'applicants',
  needs: '^1.0.0',
  menu: [
    {
      id: 'applicants.menu',
      category: 'dashboard',
      sidebarSorting: 3,
      title: 'Applicants',
      to: 'applicants.list',
      can: 'application:view',
    },
  ],
  routes: [
    {
      id: 'applicants.list',
      path: '/application',
      title: 'Applicants',
      load: 'ApplicationsPage',
      can: 'application:view',
    },
    {
      id: 'applicants.older-list',
      path: '/applicationv1',
      title: 'Applications',
      menu: 'applicants.menu',
      load: 'ApplicationsPage',
      can: 'application:view',
    },
    {
      id: 'applicants.view',
      path: '/application/view/:id',
      title: 'Applicant',
      menu: 'applicants.menu',
      load: 'ApplicationViewPage',
      can: 'application:view',
    },
    {
      id: 'applicants.older-view',
      path: '/application/viewV1/:id',
      title: 'Applicant',
      menu: 'applicants.menu',
      load: 'ApplicationViewPage',
      can: 'application:view',
    },
    {
      id: 'applicants.table',
      path: '/table',
      title: 'Applicants',
      menu: 'applicants.menu',
      load: 'ApplicationsPage',
      can: 'application:view',
    },
    {
      id: 'applicants.duplicates',
      path: '/duplicate-records',
      title: 'Duplicate Records',
      menu: 'applicants.menu',
      can: 'application:merge',
    },
  ],
  panels: [
    {
      id: 'applicants.status',
      title: 'Update Status',
      width: 400,
      load: 'ChangeStatusPanel',
      can: 'application:status',
    },
    {
      id: 'applicants.assign-recruiter',
      title: 'Assign Recruiter',
      width: 400,
      load: 'AssignRecruiterPanel',
      can: 'application:assign-recruiter',
    },
    {
      id: 'applicants.resume',
      title: 'View Resume',
      width: 600,
      load: 'ResumePanel',
      can: 'application:resume',
    },
    {
      id: 'applicants.timeline',
      title: 'View Status',
      width: 400,
      load: 'StatusTimelinePanel',
      can: 'application:view',
    },
  ],
});
