import { useRef } from 'react';
import type { Meta } from 'server/contract/answer';
import type { ExportColumns } from 'server/contract/platform/files/file-ticket';
import { useRowSelection } from 'shared-ui/table';
import { useAddressState, usePageTrail } from '../react';
import type { ListDefinition, ListPageState } from './list';
import { selectAllMatching, selectRow, selectRows } from './selection.rule';
import { usePageInRange } from './use-page-in-range';
import { useHistoryStateValues } from './use-history-state-values';

export const useListState = <
  State extends ListPageState,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
>(
  list: ListDefinition<State, Query, Row, Answer, Params, Key>,
) => {
  const { fields, unfiltered } = list;
  const [addressed, change] = useAddressState(fields);
  usePageTrail('list');
  const state = { ...addressed, ...useHistoryStateValues(list.travels, fields, change) };
  const filter = list.filterOf(state);
  const narrowing = Object.keys(unfiltered) as (keyof State)[];
  return {
    list,
    state,
    /** Changes the list's state in the address; the function never changes. */
    change,
    filter,
    /** Current filter as one string, independent of the page. */
    scope: JSON.stringify(filter),
    /** True if a filter or search is active, which may be the reason for an empty list. */
    isNarrowed: narrowing.some((name) => state[name] !== unfiltered[name]),
    showAll: () => change(unfiltered),
  };
};

/**
 * Reads a page of the list and prefetches the next page; redirects to the last page if the page does not
 * exist.
 */
export const useList = <
  State extends ListPageState,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
>(
  list: ListDefinition<State, Query, Row, Answer, Params, Key>,
  ...[params]: undefined extends Params ? [] : [Params]
) => {
  const { reader, unfiltered } = list;
  const shown = useListState(list);
  const { state, change, filter, scope } = shown;
  const query = list.queryOf(state);
  const matched = { ...filter, ...list.withinOf(params as Params) };
  const { data: answer, error, isRefreshing, reload } = reader.usePage(query, params as Params);
  const isLast = !answer || state.page >= answer.meta.last_page;
  const next = isLast || isRefreshing || error ? null : { ...query, page: state.page + 1 };
  reader.useAhead(next, params as Params);
  usePageInRange(state.page, answer?.meta, (page) =>
    change({ page } as Partial<State>, { replace: true }),
  );
  const rows = answer && reader.rowsOf(answer);
  const total = answer?.meta.total ?? 0;
  const exportColumns = useRef<ExportColumns>(undefined);
  const getExportColumns = () => exportColumns.current;
  const setExportColumns = (columns: ExportColumns | undefined): void => {
    exportColumns.current = columns;
  };
  const selection = useRowSelection({ pageIds: rows?.map(list.idOf) ?? [], total, scope });
  return {
    ...shown,
    readTotal: (search: string) => list.readTotal({ search }, params as Params),
    answer,
    rows,
    total,
    error,
    isRefreshing,
    reload,
    selection,
    /** Called by the table with its columns, which an export needs. */
    setExportColumns,
    selected: { ...selectRows(list, selection, matched), getExportColumns },
    matching: { ...selectAllMatching(list, matched, total), getExportColumns },
    ofRow: (row: Row) => ({
      ...selectRow<Key, typeof filter>(list, list.idOf(row), list.nameOf(row)),
      getExportColumns,
    }),
    useUnfiltered: () =>
      reader.usePage(
        list.queryOf({ ...state, ...unfiltered, page: 1, limit: 1 }),
        params as Params,
      ),
  };
};
