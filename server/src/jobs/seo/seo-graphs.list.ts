import sql from 'sql-template-tag';
import type { SeoGraphShapes } from '../../../contract/jobs/seo/seo-graph';
import type { RecordFilter } from '../../../contract/record-shapes';
import { messages } from '../../../contract/messages';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type Filter = RecordFilter<SeoGraphShapes>;

/** Plain text of the description; sanitized HTML contains no other entities than these. */
const descriptionText = sql`trim(regexp_replace(
  replace(replace(replace(replace(regexp_replace(graph.description, '<[^>]*>', ' ', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '[[:space:]]+', ' ', 'g'))`;

/** All staff may read the titles of graphs; other fields require the permission to view setup. */
export const seoGraphList: SelectableList<Filter, 'id'> & WritableList = {
  kind: 'seo-graph',
  one: 'graph',
  many: 'graphs',
  field: 'id',
  from: sql`seo_graph graph`,
  key: sql`graph.id`,
  name: sql`graph.title`,
  row: ({ grants }) =>
    grants.has('setup:view-hiring')
      ? toRowSql(sql`'id', graph.id, 'title', graph.title, 'type', graph.type,
          'description', graph.description, 'image', (
            select json_build_object('id', id, 'name', name)
            from stored_file where id = graph.image_file_id),
          'jobId', graph.job_id, 'keywords', to_json(graph.keywords), 'version', graph.version`)
      : toRowSql(sql`'id', graph.id, 'title', graph.title`),
  search: ({ grants }) =>
    grants.has('setup:view-hiring') ? sql`graph.title || ' ' || graph.type` : sql`graph.title`,
  sorts: { title: toNaturalOrder(sql`graph.title`), type: toNaturalOrder(sql`graph.type`) },
  filters: { id: (ids) => sql`graph.id = any(${ids}::integer[])` },
  exportColumns: { Title: sql`graph.title`, Type: sql`graph.type`, Description: descriptionText },
  uses: [],
  record: {
    table: 'seo_graph',
    columns: {
      title: 'title',
      type: 'type',
      description: 'description',
      keywords: 'keywords',
      jobId: 'job_id',
    },
    storedAs: {
      keywords: (words: string[]) => [...new Set(words.map((word) => word.trim()))],
    },
    fixed: { jobId: 'A graph stays with its job.' },
    references: { jobId: { table: 'job', gone: messages.seo.job } },
  },
};
