import type {
  ApplicantStatusRow,
  ApplicantStatusSelection,
} from 'server/contract/pipelines/status';
import { applicantStatusCalls } from 'server/contract/pipelines/status.calls';
import { EmptyState, PageHead, StatusMark } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { usePanelEntry } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { CreateButton } from '../../setup/create-button';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { categoryName } from '../../status/categories';
import { reservedReason, statusUsedIn } from '../../status/status-usage';
import { applicantStatusList } from './applicant-status-list';

const columns: Column<ApplicantStatusRow>[] = [
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

/** The statuses that applicants can hold. */
export const ApplicantStatusesPage = () => {
  const list = useList(applicantStatusList);
  const links = useRecordLinks({ View: refs.viewApplicantStatus, Edit: refs.editApplicantStatus });
  const usage = usePanelEntry(refs.applicantStatusUsage, (statusId) => ({ statusId }));
  const { deletion, exported } = useSetupActions<ApplicantStatusSelection>({
    list: 'applicant-status',
    calls: applicantStatusCalls,
    onDeleted: list.selection.clear,
    usedIn: statusUsedIn,
  });
  const reasonOf = (id: number | undefined) =>
    list.rows?.find((row) => row.id === id)?.isReserved ? reservedReason : undefined;
  const chosen = list.selected.selection.id;
  return (
    <>
      <PageHead
        title="Applicant Status"
        words={list.answer && list.matching.name}
        actions={
          <CreateButton to={refs.createApplicantStatus} exported={exported(list.matching)} />
        }
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Applicant Status"
        columns={columns}
        rowActions={(row) => [
          ...links.of([row.id], reasonOf(row.id)),
          usage(row.id, { label: 'Status' }),
          exported(list.ofRow(row)),
          { ...deletion.of({ ...list.ofRow(row), refusal: reasonOf(row.id) }), divided: true },
        ]}
        selectionActions={[
          ...links.of(chosen, reasonOf(chosen?.[0])),
          exported(list.selected),
          deletion.of(list.selected),
        ]}
        empty={<EmptyState title="No statuses yet" words="Create the first one." />}
      />
      {deletion.question}
    </>
  );
};

ApplicantStatusesPage.beginReading = applicantStatusList.beginReading;
