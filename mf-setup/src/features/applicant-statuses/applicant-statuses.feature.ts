import { route, type Feature } from 'shell/sdk/define';
import {
  applicantStatusUsage,
  applicantStatuses,
  createApplicantStatus,
  editApplicantStatus,
  viewApplicantStatus,
} from '../../../contract';

const menu = 'setup.applicant-statuses-menu';
const view = 'setup:view-hiring';
const edit = 'setup:edit-hiring';

export const applicantStatusesFeature: Feature = {
  menu: [
    {
      id: menu,
      category: 'referral',
      sidebarSorting: 12,
      title: 'Applicant Status',
      to: applicantStatuses,
      parent: 'setup.set-up',
      can: view,
    },
  ],
  pages: {
    ApplicantStatusesPage: route(applicantStatuses, '/applicant-status', {
      title: 'Applicant Status',
      can: view,
    }),
    CreateApplicantStatusPage: route(createApplicantStatus, '/applicant-status/create', {
      title: 'Create Applicant Status',
      menu,
      can: edit,
    }),
    EditApplicantStatusPage: route(editApplicantStatus, '/applicant-status/edit/:id', {
      title: 'Edit Applicant Status',
      menu,
      can: edit,
    }),
    ViewApplicantStatusPage: route(viewApplicantStatus, '/applicant-status/view/:id', {
      title: 'Applicant Status',
      menu,
      can: view,
    }),
  },
  panels: {
    StatusUsagePanel: {
      id: applicantStatusUsage,
      title: 'Status',
      width: 400,
      can: view,
    },
  },
};
