import type { SeoKeywordRecord, SeoKeywordSelection } from 'server/contract/jobs/seo/seo-keyword';
import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import { useRecordLinks } from '../../setup/use-record-links';
import { useSetupActions } from '../../setup/use-setup-actions';
import { seoKeywordList } from './seo-keyword-list';

const columns: Column<SeoKeywordRecord>[] = [
  {
    id: 'title',
    header: 'Title',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 1,
    cell: ({ resource }) => <RowTitle title={resource.title} />,
  },
];

export const SeoKeywordsPage = () => {
  const list = useList(seoKeywordList);
  const links = useRecordLinks({ View: refs.viewSeoKeyword, Edit: refs.editSeoKeyword });
  const actions = useSetupActions<SeoKeywordSelection>({
    list: 'seo-keyword',
    calls: seoKeywordCalls,
    onDeleted: list.selection.clear,
  });
  return (
    <RecordsPage
      title="SEO-Keyword"
      create={refs.createSeoKeyword}
      chosen={list.selected.selection.id}
      empty={{ title: 'No keywords yet', words: 'Create the first ones.' }}
      {...{ list, columns, links, actions }}
    />
  );
};

SeoKeywordsPage.beginReading = seoKeywordList.beginReading;
