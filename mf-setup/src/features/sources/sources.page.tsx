import { applications } from 'mf-applicants/contract';
import type { SourceRow, SourceSelection } from 'server/contract/sources/source';
import { sourceCalls } from 'server/contract/sources/source.calls';
import { EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { CreateButton } from '../../setup/create-button';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { sourceList } from './source-list';

const columns: Column<SourceRow>[] = [
  {
    id: 'source',
    header: 'Source Name',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 2,
    cell: ({ source }) => <RowTitle title={source} />,
  },
  {
    id: 'identifier',
    header: 'Identifier',
    sortable: true,
    narrow: 'line',
    least: 160,
    share: 1,
    cell: ({ identifier }) => identifier,
  },
  {
    id: 'description',
    header: 'Description',
    narrow: 'line',
    least: 200,
    share: 3,
    wraps: true,
    cell: ({ description }) => description,
  },
];

/** Where applicants come from: the list behind the field Applicant Source. */
export const SourcesPage = () => {
  const list = useList(sourceList);
  const links = useRecordLinks({ View: refs.viewSource, Edit: refs.editSource });
  const { deletion, exported } = useSetupActions<SourceSelection>({
    list: 'applicant-source',
    calls: sourceCalls,
    onDeleted: list.selection.clear,
    usedIn: { application: (id) => ({ to: applications, search: { source: id } }) },
  });
  return (
    <>
      <PageHead
        title="Applicant Source"
        words={list.answer && list.matching.name}
        actions={<CreateButton to={refs.createSource} exported={exported(list.matching)} />}
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Applicant Source"
        columns={columns}
        rowActions={(row) => [
          ...links.of([row.sourceId]),
          exported(list.ofRow(row)),
          { ...deletion.of(list.ofRow(row)), divided: true },
        ]}
        selectionActions={[
          ...links.of(list.selected.selection.sourceId),
          exported(list.selected),
          deletion.of(list.selected),
        ]}
        empty={<EmptyState title="No sources yet" words="Create the first one." />}
      />
      {deletion.question}
    </>
  );
};

SourcesPage.beginReading = sourceList.beginReading;
