import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { StatusMark } from 'shared-ui';
import { usePanelEntry } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { getCategoryName } from '../../status/categories';
import { statusFilters } from '../../status/status-filters';
import { reservedStatusReason, statusUsageLists } from '../../status/status-usage';

export const ApplicantStatusesPage = defineRecordListPage({
  kind: 'applicant-status',
  title: 'Applicant Status',
  one: 'status',
  many: 'statuses',
  emptiness: 'Create the first one.',
  calls: applicantStatusCalls,
  nameOf: ({ status }) => status,
  create: refs.createApplicantStatus,
  links: { View: refs.viewApplicantStatus, Edit: refs.editApplicantStatus },
  usedIn: statusUsageLists,
  reasonOf: ({ isReserved }) => (isReserved ? reservedStatusReason : undefined),
  useOwn: () => {
    const usage = usePanelEntry(refs.applicantStatusUsage, (statusId) => ({ statusId }));
    return { more: ({ id }) => [usage(id, { label: 'Status' })] };
  },
  filters: statusFilters,
  columns: [
    {
      id: 'status',
      header: 'Status',
      sortable: true,
      narrow: 'title',
      least: 200,
      share: 2,
      cell: ({ status, category }) => <StatusMark name={status} category={category} />,
    },
    {
      id: 'category',
      header: 'Category',
      sortable: true,
      least: 120,
      share: 1,
      cell: ({ category }) => getCategoryName(category),
    },
    {
      id: 'applicants',
      header: 'Applicants',
      least: 110,
      share: 1,
      align: 'end',
      cell: ({ jobApplicationCount }) => jobApplicationCount,
      apart: ({ jobApplicationCount = 0 }) => `${jobApplicationCount} applicants`,
    },
  ],
});
