import sql from 'sql-template-tag';
import type { RecordFilter } from '../../../contract/record-shapes';
import type { SourceShapes } from '../../../contract/applicants/sources/source';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

type SourceFilter = RecordFilter<SourceShapes>;

const sourceApplications = sql`select from filed_application filed where filed.source_id = source.id`;

/** All staff may read the names of sources; other fields require the permission to view setup. */
export const sourceList: SelectableList<SourceFilter, 'sourceId'> & WritableList = {
  kind: 'applicant-source',
  one: 'source',
  many: 'sources',
  field: 'sourceId',
  from: sql`applicant_source source`,
  key: sql`source.id`,
  name: sql`source.name`,
  row: ({ grants }) =>
    grants.has('setup:view-hiring')
      ? toRowSql(sql`'id', source.id, 'sourceId', source.id, 'source', source.name, 'identifier',
          source.identifier, 'description', source.description, 'version', source.version`)
      : toRowSql(sql`'id', source.id, 'sourceId', source.id, 'source', source.name`),
  search: ({ grants }) =>
    grants.has('setup:view-hiring')
      ? sql`source.name || ' ' || source.identifier || ' ' || source.description`
      : sql`source.name`,
  sorts: {
    source: toNaturalOrder(sql`source.name`),
    identifier: toNaturalOrder(sql`source.identifier`),
  },
  filters: {
    id: (ids) => sql`source.id = any(${ids}::integer[])`,
    use: (use) =>
      use === 'used'
        ? sql`exists (${sourceApplications})`
        : sql`not exists (${sourceApplications})`,
  },
  exportColumns: {
    'Source Name': sql`source.name`,
    Identifier: sql`source.identifier`,
    Description: sql`source.description`,
  },
  uses: [
    {
      kind: 'application',
      one: 'applicant',
      many: 'applicants',
      count: sql`(select count(*) from filed_application filed where filed.source_id = source.id)`,
    },
  ],
  record: {
    table: 'applicant_source',
    columns: { source: 'name', identifier: 'identifier', description: 'description' },
    unique: {
      source: 'There is a source of this name already.',
      identifier: 'Another source has this identifier already.',
    },
    fixed: { identifier: 'The identifier of a source cannot be changed.' },
  },
};
