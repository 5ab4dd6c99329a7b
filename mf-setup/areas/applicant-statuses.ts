import type { RemoteArea } from 'shell/sdk/define';

export const applicantStatuses: RemoteArea = {
  menu: [
    {
      id: 'setup.applicant-statuses-menu',
      category: 'referral',
      sidebarSorting: 12,
      title: 'Applicant Status',
      to: 'setup.applicant-statuses',
      parent: 'setup.set-up',
      can: 'setup:view-hiring',
    },
  ],
  routes: [
    {
      id: 'setup.applicant-statuses',
      path: '/applicant-status',
      title: 'Applicant Status',
      can: 'setup:view-hiring',
    },
    {
      id: 'setup.create-applicant-status',
      path: '/applicant-status/create',
      title: 'Create Applicant Status',
      menu: 'setup.applicant-statuses-menu',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.edit-applicant-status',
      path: '/applicant-status/edit/:id',
      title: 'Edit Applicant Status',
      menu: 'setup.applicant-statuses-menu',
      can: 'setup:edit-hiring',
    },
    {
      id: 'setup.view-applicant-status',
      path: '/applicant-status/view/:id',
      title: 'Applicant Status',
      menu: 'setup.applicant-statuses-menu',
      can: 'setup:view-hiring',
    },
  ],
};
