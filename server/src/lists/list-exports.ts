import type { TSchema } from 'typebox';
import type { Permission } from '../../contract/permission';
import type { Selection } from '../../contract/selection';
import { AppError } from '../errors';
import { csvOf } from '../files/csv';
import type { ExportedList } from '../files/list-export';
import { selectedOf, type SelectableList } from './list-selection';
import { batchesOf } from './plain-list';

interface Rules {
  /** The permission that shows all columns. */
  access: Permission;
  /** The schema of its selection. */
  selection: TSchema;
  /** It narrows itself to what concerns payouts, for those who may see and export no more. */
  holdsPayouts?: boolean;
}

/** Lets a list be downloaded, by who sees it and may export lists. */
export const exportedList = <Filter extends { search?: string }, Field extends string>(
  list: SelectableList<Filter, Field>,
  { access, selection, holdsPayouts = false }: Rules,
): ExportedList => {
  const columns = Object.keys(list.columns).map((header, place) => ({ header, key: `c${place}` }));
  return {
    name: list.kind,
    rows: selection,
    open: ({ db, viewer }, rows: Selection<Field, Filter>) => {
      const exported = viewer.grants.get('list:export');
      const isOpen = exported && (exported.scope !== 'payouts' || holdsPayouts);
      if (!viewer.grants.has(access) || !isOpen) throw new AppError('FORBIDDEN');
      const conditions = selectedOf(list, rows, viewer);
      return () => csvOf(columns, batchesOf(db, list, conditions));
    },
  };
};
