import type { TSchema } from 'typebox';
import Value from 'typebox/value';
import type { Permission } from '../../contract/permission';
import type { Selection } from '../../contract/selection';
import { AppError, invalidField } from '../errors';
import { csvOf } from '../files/csv';
import type { ExportRequest, Exports, ListExport } from '../files/list-export';
import { closed } from '../http/closed-schema';
import { selectedOf, type SelectableList } from './list-selection';
import { batchesOf } from './plain-list';

/** A list that can be downloaded. */
export interface ExportedList {
  name: string;
  open: (request: ExportRequest, rows: object) => ListExport;
}

interface Rules {
  /** The permission that shows all columns. */
  access: Permission;
  /** The schema of its selection. */
  selection: TSchema;
}

/** Lets a list be downloaded, by who sees it and may export lists. */
export const exportedList = <Filter extends { search?: string }, Field extends string>(
  list: SelectableList<Filter, Field>,
  { access, selection }: Rules,
): ExportedList => {
  const schema = closed(selection);
  const columns = Object.keys(list.columns).map((header, place) => ({ header, key: `c${place}` }));
  return {
    name: list.kind,
    open: ({ db, viewer }, rows) => {
      const exported = viewer.grants.get('list:export');
      if (!viewer.grants.has(access) || !exported || exported.scope === 'payouts')
        throw new AppError('FORBIDDEN');
      if (!Value.Check(schema, rows))
        throw invalidField('rows', 'These rows are not of this list.');
      const conditions = selectedOf(list, rows as Selection<Field, Filter>, viewer);
      return {
        subject: list.kind,
        selection: rows,
        csv: () => csvOf(columns, batchesOf(db, list, conditions)),
      };
    },
  };
};

/** The exports of all lists that domains declare. */
export const listExports = (lists: readonly ExportedList[]): Exports => ({
  list: {
    part: 'rows',
    open: (request, { list, rows }) => {
      const found = lists.find(({ name }) => name === list);
      if (!found) throw invalidField('list', 'There is no such list.');
      return found.open(request, rows);
    },
  },
});
