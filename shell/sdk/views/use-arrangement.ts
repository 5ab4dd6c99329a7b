import { useMemo, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readViewId } from '../react';
import {
  arrangeColumns,
  limitColumnWidth,
  pairColumnsWithChoices,
  readArrangement,
  toExportColumns,
  writeArrangement,
  type ArrangeableColumn,
  type ColumnArrangement,
} from './arrangement.rule';
import {
  readStoredArrangement,
  storeArrangement,
  subscribeToArrangements,
} from './stored-arrangement';

/**
 * Column choices of a list: from the address, which includes an open view; else the user's last choices in
 * this browser.
 */
export const useArrangement = <Column extends ArrangeableColumn>(columns: readonly Column[]) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const stored = useSyncExternalStore(subscribeToArrangements, () =>
    readStoredArrangement(pathname),
  );
  const isOfAddress = readViewId(search) !== undefined || readArrangement(search) !== undefined;
  const source = isOfAddress ? search : stored;
  const arrangement = useMemo(() => readArrangement(source), [source]);
  const arranged = useMemo(() => arrangeColumns(columns, arrangement), [columns, arrangement]);
  const change = (next: ColumnArrangement | undefined): void => {
    if (isOfAddress) void navigate({ search: writeArrangement(search, next) }, { replace: true });
    else storeArrangement(pathname, writeArrangement('', next));
  };
  return {
    arrangement,
    columns: arranged,
    exportColumns: toExportColumns(columns, arrangement),
    change,
    setWidth: (id: string, width: number): void =>
      change({
        isCompact: arrangement?.isCompact ?? false,
        columns: pairColumnsWithChoices(columns, arrangement).map(({ choice }) =>
          choice.id === id ? { ...choice, width: limitColumnWidth(width) } : choice,
        ),
      }),
  };
};

export type ListArrangement = Pick<
  ReturnType<typeof useArrangement>,
  'arrangement' | 'change' | 'setWidth'
>;
