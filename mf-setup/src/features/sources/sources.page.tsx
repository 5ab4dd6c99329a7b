import { applications } from 'mf-applicants/contract';
import type { SourceRow, SourceSelection } from 'server/contract/applicants/sources/source';
import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
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

export const SourcesPage = () => {
  const list = useList(sourceList);
  const links = useRecordLinks({ View: refs.viewSource, Edit: refs.editSource });
  const actions = useSetupActions<SourceSelection>({
    list: 'applicant-source',
    calls: sourceCalls,
    onDeleted: list.selection.clear,
    usedIn: { application: (id) => ({ to: applications, search: { source: id } }) },
  });
  return (
    <RecordsPage
      title="Applicant Source"
      create={refs.createSource}
      chosen={list.selected.selection.sourceId}
      empty={{ title: 'No sources yet', words: 'Create the first one.' }}
      {...{ list, columns, links, actions }}
    />
  );
};

SourcesPage.beginReading = sourceList.beginReading;
