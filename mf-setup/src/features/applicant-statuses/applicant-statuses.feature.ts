import { route, type Feature } from 'shell/sdk/define';
import {
  applicantStatusUsage,
  applicantStatuses,
  createApplicantStatus,
  editApplicantStatus,
  viewApplicantStatus,
} from '../../../contract';

const menuId = 'setup.applicant-statuses-menu';
const viewPermission = 'setup:view-hiring';
const editPermission = 'setup:edit-hiring';

export const applicantStatusesFeature: Feature = {
  menu: [
    {
      id: menuId,
      category: 'referral',
      sidebarSorting: 12,
      title: 'Applicant Status',
      to: applicantStatuses,
      parent: 'setup.set-up',
      can: viewPermission,
    },
  ],
  pages: {
    ApplicantStatusesPage: route(applicantStatuses, '/applicant-status', {
      title: 'Applicant Status',
      can: viewPermission,
    }),
    CreateApplicantStatusPage: route(createApplicantStatus, '/applicant-status/create', {
      title: 'Create Applicant Status',
      menu: menuId,
      can: editPermission,
    }),
    EditApplicantStatusPage: route(editApplicantStatus, '/applicant-status/edit/:id', {
      title: 'Edit Applicant Status',
      menu: menuId,
      can: editPermission,
    }),
    ViewApplicantStatusPage: route(viewApplicantStatus, '/applicant-status/view/:id', {
      title: 'Applicant Status',
      menu: menuId,
      can: viewPermission,
    }),
  },
  panels: {
    StatusUsagePanel: {
      id: applicantStatusUsage,
      title: 'Status',
      width: 400,
      can: viewPermission,
    },
  },
};
