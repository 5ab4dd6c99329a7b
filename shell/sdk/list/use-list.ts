import type { Meta } from 'server/contract/answer';
import { useRowSelection } from 'shared-ui/table';
import { useAddressState, useTrail } from '../react';
import type { List, PageState } from './list';
import { allMatching, selectedRow, selectedRows } from './selection.rule';
import { usePageInRange } from './use-page-in-range';
import { useTravelledValues } from './use-travelled-values';

/** What of a declared list stands in the address, and the filter that it stands for; nothing is read. */
export const useListState = <
  State extends PageState,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
>(
  list: List<State, Query, Row, Answer, Params, Key>,
) => {
  const { fields, unfiltered } = list;
  const [addressed, change] = useAddressState(fields);
  useTrail('list');
  const state = { ...addressed, ...useTravelledValues(list.travels, fields, change) };
  const filter = list.filterOf(state);
  const narrowing = Object.keys(unfiltered) as (keyof State)[];
  return {
    list,
    state,
    /** Changes the state in the address; always the same function. */
    change,
    filter,
    /** The filter as one string, the same for each page of it. */
    scope: JSON.stringify(filter),
    /** Whether a filter may be what leaves the list empty. */
    isNarrowed: narrowing.some((name) => state[name] !== unfiltered[name]),
    showAll: () => change(unfiltered),
  };
};

/**
 * A declared list, live: its state in the address, its rows with the page after them read ahead, and
 * what is selected. A page that is gone leads to the last one. `params` are those of the reader's call.
 */
export const useList = <
  State extends PageState,
  Query,
  Row,
  Answer extends { meta: Meta },
  Params,
  Key extends string,
>(
  list: List<State, Query, Row, Answer, Params, Key>,
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
  const selection = useRowSelection({ pageIds: rows?.map(list.idOf) ?? [], total, scope });
  return {
    ...shown,
    /** The whole answer; while another page loads, the previous one. */
    answer,
    rows,
    total,
    error,
    isRefreshing,
    reload,
    /** Which rows are ticked. */
    selection,
    /** What an action on the ticked rows applies to. */
    selected: selectedRows(list, selection, matched),
    /** What an action on all that match applies to. */
    matching: allMatching(list, matched, total),
    /** What an action on one row applies to. */
    ofRow: (row: Row) => selectedRow<Key, typeof filter>(list, list.idOf(row), list.nameOf(row)),
    /** Reads whether there is anything without the filters; for where they leave nothing. */
    useUnfiltered: () =>
      reader.usePage(
        list.queryOf({ ...state, ...unfiltered, page: 1, limit: 1 }),
        params as Params,
      ),
  };
};
