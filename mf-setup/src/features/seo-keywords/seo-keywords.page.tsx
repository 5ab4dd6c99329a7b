import type { SeoKeywordRecord, SeoKeywordSelection } from 'server/contract/seo/seo-keyword';
import { seoKeywordCalls } from 'server/contract/seo/seo-keyword.calls';
import { EmptyState, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { CreateButton } from '../../setup/create-button';
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

/** The keywords that search engines are told of. */
export const SeoKeywordsPage = () => {
  const list = useList(seoKeywordList);
  const links = useRecordLinks({ View: refs.viewSeoKeyword, Edit: refs.editSeoKeyword });
  const { deletion, exported } = useSetupActions<SeoKeywordSelection>({
    list: 'seo-keyword',
    calls: seoKeywordCalls,
    onDeleted: list.selection.clear,
  });
  return (
    <>
      <PageHead
        title="SEO-Keyword"
        words={list.answer && list.matching.name}
        actions={<CreateButton to={refs.createSeoKeyword} exported={exported(list.matching)} />}
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="SEO-Keyword"
        columns={columns}
        rowActions={(row) => [
          ...links.of([row.id]),
          exported(list.ofRow(row)),
          { ...deletion.of(list.ofRow(row)), divided: true },
        ]}
        selectionActions={[
          ...links.of(list.selected.selection.id),
          exported(list.selected),
          deletion.of(list.selected),
        ]}
        empty={<EmptyState title="No keywords yet" words="Create the first ones." />}
      />
      {deletion.question}
    </>
  );
};

SeoKeywordsPage.beginReading = seoKeywordList.beginReading;
