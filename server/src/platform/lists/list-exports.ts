import type { TSchema } from 'typebox';
import type { Permission } from '../../../contract/permission';
import type { Selection } from '../../../contract/selection';
import { AppError } from '../errors';
import type { ExportedList, ExportRequest } from '../files/list-export';
import { exportList } from './export-list';
import type { ExportableList } from './list';
import type { SelectableList } from './list-selection';

export const toListExport = <Reader, Criteria extends object, Field extends string>(
  list: ExportableList<Reader, Criteria, Field>,
  selection: TSchema,
  readerOf: (request: ExportRequest) => Reader,
): ExportedList => ({
  name: list.kind,
  rows: selection,
  open: (request, rows: Selection<Field, { search?: string }>) =>
    exportList(request, list, rows, readerOf(request)),
});

interface ExportRules {
  access: Permission;
  selection: TSchema;
  /** True if the list itself limits users whose export scope is `payouts` to payouts. */
  holdsPayouts?: boolean;
}

export const createExportedList = <Filter extends { search?: string }, Field extends string>(
  list: SelectableList<Filter, Field>,
  { access, selection, holdsPayouts = false }: ExportRules,
): ExportedList =>
  toListExport(list, selection, ({ viewer }) => {
    const exported = viewer.grants.get('list:export');
    const isOpen = exported && (exported.scope !== 'payouts' || holdsPayouts);
    if (!viewer.grants.has(access) || !isOpen) throw new AppError('FORBIDDEN');
    return viewer;
  });
