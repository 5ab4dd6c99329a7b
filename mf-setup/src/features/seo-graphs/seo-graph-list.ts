import type { SeoGraphRow } from 'server/contract/jobs/seo/seo-graph';
import { seoGraphCalls } from 'server/contract/jobs/seo/seo-graph.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';

export const seoGraphList = defineList({
  reader: pageReader(seoGraphCalls.getMany),
  key: 'id',
  nameOf: ({ title }: SeoGraphRow) => title,
  one: 'graph',
  many: 'graphs',
  sorts: ['title', 'type'],
});
