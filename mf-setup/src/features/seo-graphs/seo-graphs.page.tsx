import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { plainText } from 'shared-ui/page';
import { Trimmed } from 'shared-ui/table';
import * as refs from '../../../contract';
import { defineRecordListPage } from '../../setup/define-record-list-page';

export const SeoGraphsPage = defineRecordListPage({
  kind: 'seo-graph',
  title: 'SEO-Graph',
  one: 'graph',
  many: 'graphs',
  emptiness: 'Create the first one.',
  calls: seoGraphCalls,
  nameOf: ({ title }) => title,
  create: refs.createSeoGraph,
  links: { View: refs.viewSeoGraph, Edit: refs.editSeoGraph },
  columns: [
    { id: 'title', header: 'Title', narrow: 'title', sortable: true, least: 200, share: 2 },
    { id: 'type', header: 'Type', sortable: true, least: 120, share: 1 },
    {
      id: 'description',
      header: 'Description',
      least: 200,
      share: 3,
      cell: ({ description = '' }) => <Trimmed words={plainText(description)} />,
    },
  ],
});
