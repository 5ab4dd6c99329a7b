import sql from 'sql-template-tag';
import type { SelectableList } from '../../platform/lists/list-selection';
import type { WritableList } from '../../platform/lists/record-table';
import { toRowSql } from '../../platform/lists/row-sql';
import { toNaturalOrder } from '../../platform/lists/sort-order';

/** The list of apps does not contain the console itself. */
export const suiteAppList: SelectableList<{ search?: string }, 'id'> & WritableList = {
  kind: 'suite-app',
  one: 'app',
  many: 'apps',
  field: 'id',
  from: sql`suite_app app`,
  key: sql`app.id`,
  name: sql`app.name`,
  scope: () => [sql`app.url <> '/'`],
  row: () =>
    toRowSql(sql`
    'id', app.id, 'appName', app.name, 'appUrl', app.url, 'appIcon', app.icon_url,
    'isActive', app.is_active, 'version', app.version`),
  search: () => sql`app.name || ' ' || app.url`,
  sorts: { order: sql`app.sequence`, appName: toNaturalOrder(sql`app.name`) },
  usualSort: 'order',
  filters: {},
  exportColumns: {
    Name: sql`app.name`,
    Address: sql`app.url`,
    Icon: sql`app.icon_url`,
    Status: sql`case when app.is_active then 'Active' else 'Inactive' end`,
  },
  uses: [],
  record: {
    table: 'suite_app',
    columns: { appName: 'name', appUrl: 'url', appIcon: 'icon_url', isActive: 'is_active' },
    unique: { appName: 'There is an app of this name already.' },
    given: { sequence: sql`(select coalesce(max(sequence), 0) + 1 from suite_app)` },
  },
};
