import type { SeoKeywordRecord } from 'server/contract/jobs/seo/seo-keyword';
import { seoKeywordCalls } from 'server/contract/jobs/seo/seo-keyword.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';

export const seoKeywordList = defineList({
  reader: pageReader(seoKeywordCalls.getMany),
  key: 'id',
  nameOf: ({ resource }: SeoKeywordRecord) => resource.title,
  one: 'keyword',
  many: 'keywords',
  sorts: ['title'],
});
