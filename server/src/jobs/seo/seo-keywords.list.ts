import sql from 'sql-template-tag';
import type { SeoKeywordShapes } from '../../../contract/jobs/seo/seo-keyword';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<SeoKeywordShapes>;

export const seoKeywordList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'seo-keyword',
  one: 'keyword',
  many: 'keywords',
  field: 'id',
  from: sql`seo_keyword`,
  key: sql`seo_keyword.id`,
  name: sql`seo_keyword.title`,
  row: () =>
    toRowSql(sql`
    'id', seo_keyword.id, 'title', seo_keyword.title,
    'resource', json_build_object('title', seo_keyword.title),
    'keywords', json_build_array(seo_keyword.title), 'version', seo_keyword.version`),
  search: () => sql`seo_keyword.title`,
  sorts: { title: toNaturalOrder(sql`seo_keyword.title`) },
  filters: { id: (ids) => sql`seo_keyword.id = any(${ids}::integer[])` },
  exportColumns: { Title: sql`seo_keyword.title` },
  uses: [],
  record: {
    table: 'seo_keyword',
    columns: { title: 'title' },
    each: { field: 'keywords', as: 'title' },
    unique: { title: 'There is a keyword of this title already.' },
  },
};
