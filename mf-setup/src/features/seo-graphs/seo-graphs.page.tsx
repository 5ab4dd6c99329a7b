import type { SeoGraphRow, SeoGraphSelection } from 'server/contract/jobs/seo/seo-graph';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { plainText } from 'shared-ui/page';
import { RowTitle, Trimmed, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { seoGraphList } from './seo-graph-list';

const columns: Column<SeoGraphRow>[] = [
  {
    id: 'title',
    header: 'Title',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 2,
    cell: ({ title }) => <RowTitle title={title} />,
  },
  {
    id: 'type',
    header: 'Type',
    sortable: true,
    narrow: 'line',
    least: 120,
    share: 1,
    cell: ({ type }) => type,
  },
  {
    id: 'description',
    header: 'Description',
    narrow: 'line',
    least: 200,
    share: 3,
    cell: ({ description = '' }) => <Trimmed words={plainText(description)} />,
  },
];

export const SeoGraphsPage = () => {
  const list = useList(seoGraphList);
  const links = useRecordLinks({ View: refs.viewSeoGraph, Edit: refs.editSeoGraph });
  const actions = useSetupActions<SeoGraphSelection>({
    list: 'seo-graph',
    calls: seoGraphCalls,
    onDeleted: list.selection.clear,
  });
  return (
    <RecordsPage
      title="SEO-Graph"
      create={refs.createSeoGraph}
      chosen={list.selected.selection.id}
      empty={{ title: 'No graphs yet', words: 'Create the first one.' }}
      {...{ list, columns, links, actions }}
    />
  );
};

SeoGraphsPage.beginReading = seoGraphList.beginReading;
