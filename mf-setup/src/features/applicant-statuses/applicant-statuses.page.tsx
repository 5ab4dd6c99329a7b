import type { StatusRow, StatusSelection } from 'server/contract/jobs/pipelines/status';
import { applicantStatusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { StatusMark } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import { usePanelEntry } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { categoryName } from '../../status/categories';
import { reservedReason, statusUsedIn } from '../../status/status-usage';
import { applicantStatusList } from './applicant-status-list';

const columns: Column<StatusRow>[] = [
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
    narrow: 'line',
    least: 120,
    share: 1,
    cell: ({ category }) => categoryName(category),
  },
  {
    id: 'applicants',
    header: 'Applicants',
    narrow: 'line',
    least: 110,
    share: 1,
    align: 'end',
    cell: ({ jobApplicationCount }) => jobApplicationCount,
    apart: ({ jobApplicationCount = 0 }) => `${jobApplicationCount} applicants`,
  },
];

export const ApplicantStatusesPage = () => {
  const list = useList(applicantStatusList);
  const links = useRecordLinks({ View: refs.viewApplicantStatus, Edit: refs.editApplicantStatus });
  const usage = usePanelEntry(refs.applicantStatusUsage, (statusId) => ({ statusId }));
  const actions = useSetupActions<StatusSelection>({
    list: 'applicant-status',
    calls: applicantStatusCalls,
    onDeleted: list.selection.clear,
    usedIn: statusUsedIn,
  });
  return (
    <RecordsPage
      title="Applicant Status"
      create={refs.createApplicantStatus}
      chosen={list.selected.selection.id}
      more={({ id }) => [usage(id, { label: 'Status' })]}
      reasonOf={({ isReserved }) => (isReserved ? reservedReason : undefined)}
      empty={{ title: 'No statuses yet', words: 'Create the first one.' }}
      {...{ list, columns, links, actions }}
    />
  );
};

ApplicantStatusesPage.beginReading = applicantStatusList.beginReading;
