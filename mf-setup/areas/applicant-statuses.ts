import type { RemoteArea } from 'shell/sdk/define';
import { recordRoutes } from './record-routes';

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
    ...recordRoutes({
      one: 'applicant-status',
      many: 'applicant-statuses',
      path: '/applicant-status',
      title: 'Applicant Status',
      view: 'setup:view-hiring',
      edit: 'setup:edit-hiring',
      pages: { one: 'ApplicantStatus', many: 'ApplicantStatuses' },
    }),
  ],
  panels: [
    {
      id: 'setup.applicant-status-usage',
      title: 'Status',
      width: 400,
      load: 'StatusUsagePanel',
      can: 'setup:view-hiring',
    },
  ],
};
