import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import * as refs from '../../../contract';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const SeoKeywordsPage = defineRecordListPage({
  kind: 'seo-keyword',
  title: 'SEO-Keyword',
  one: 'keyword',
  many: 'keywords',
  emptiness: 'Create the first ones.',
  calls: seoKeywordCalls,
  nameOf: ({ resource }) => resource.title,
  create: refs.createSeoKeyword,
  links: { View: refs.viewSeoKeyword, Edit: refs.editSeoKeyword },
  columns: [
    { id: 'title', header: 'Title', narrow: 'title', sortable: true, least: 200, share: 1 },
  ],
});
