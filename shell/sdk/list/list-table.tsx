import { useEffect, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Meta } from 'server/contract/answer';
import type { ExportColumns } from 'server/contract/platform/files/file-ticket';
import { Button, EmptyState, notify, shownEntries, type MenuEntry } from 'shared-ui';
import {
  DataTable,
  listError,
  SelectionBar,
  sortOf,
  sortWord,
  type Column,
  type RowChange,
  type RowSelection,
  type TableEditor,
} from 'shared-ui/table';
import type { ChangeState } from '../react';
import { ColumnsButton, useArrangement } from '../views';
import type { ListFailure, ListPageState } from './list';

interface ShownList<Row> {
  list: {
    one: string;
    many: string;
    unfiltered: object;
    idOf: (row: Row) => number;
    nameOf: (row: Row) => string;
  };
  state: ListPageState;
  change: ChangeState<ListPageState>;
  rows: readonly Row[] | undefined;
  total: number;
  isRefreshing: boolean;
  error: ListFailure | undefined;
  reload: () => void;
  selection: RowSelection;
  setExportColumns: (columns: ExportColumns | undefined) => void;
  isNarrowed: boolean;
  showAll: () => void;
  useUnfiltered: () => { data: { meta: Meta } | undefined; error: ListFailure | undefined };
}

interface Props<Row> {
  list: ShownList<Row>;
  label: string;
  columns: readonly Column<Row>[];
  rowActions?: (row: Row) => MenuEntry[];
  /** Action of the key `e` for a row; default: the row's menu entry with `takesE`. */
  rowChange?: ((row: Row) => RowChange | undefined) | undefined;
  /** Visible head of the actions column; without it the head is only for screen readers. */
  actionsHeader?: string | undefined;
  /** Actions for selected rows; without actions, rows have no checkbox. */
  selectionActions?: readonly MenuEntry[];
  /** True if the user can arrange the columns; false for rows that are edited in place. */
  isArrangeable?: boolean;
  editor?: TableEditor | undefined;
  empty: ReactNode;
}

interface NoMatchingRowsProps {
  shown: Pick<ShownList<never>, 'list' | 'showAll' | 'useUnfiltered'>;
  empty: ReactNode;
}

/** Checks whether the unfiltered list has rows, to suggest clearing the filters. */
const NoMatchingRows = ({ shown, empty }: NoMatchingRowsProps) => {
  const { one, many, unfiltered } = shown.list;
  const { data, error } = shown.useUnfiltered();
  if (!data && !error) return null;
  if (data?.meta.total === 0) return empty;
  const isSearchOnly = Object.keys(unfiltered).length === 1;
  return (
    <EmptyState
      title={isSearchOnly ? `No ${one} matches the search` : `No ${many} match these filters`}
      words={`Search for something else, or show all ${many}.`}
      action={<Button onClick={shown.showAll}>{`Show all ${many}`}</Button>}
    />
  );
};

export const ListTable = <Row,>(props: Props<Row>) => {
  const { list: shown, selectionActions = [], rowActions, actionsHeader } = props;
  const { list, state, change, selection } = shown;
  const ofSelection = shownEntries(selectionActions);
  const arranged = useArrangement(props.columns);
  const { isArrangeable = true } = props;
  useEffect(() => {
    shown.setExportColumns(isArrangeable ? arranged.exportColumns : undefined);
  });
  const navigate = useNavigate();
  const findRowChange = (row: Row): RowChange | undefined => {
    const entry = shownEntries(rowActions?.(row) ?? []).find(({ takesE }) => takesE);
    if (!entry) return undefined;
    const { label, disabledReason, to, onSelect } = entry;
    const begin = (): void => {
      if (disabledReason !== undefined) notify.info(disabledReason);
      else if (to === undefined) onSelect?.();
      else void navigate(to);
    };
    return { label, begin };
  };
  return (
    <>
      <DataTable
        label={props.label}
        columns={isArrangeable ? arranged.columns : props.columns}
        rows={shown.rows}
        total={shown.total}
        rowId={list.idOf}
        rowLabel={list.nameOf}
        editor={props.editor}
        page={state.page}
        limit={state.limit}
        onPage={(page) => change({ page })}
        onLimit={(limit) => change({ limit })}
        sort={sortOf(state.sort)}
        onSort={(sort) => change({ sort: sortWord(sort) })}
        loading={shown.isRefreshing}
        error={listError(`The ${list.many} could not be loaded`, shown.error)}
        onRetry={shown.reload}
        rowChange={props.rowChange ?? findRowChange}
        empty={
          shown.isNarrowed ? <NoMatchingRows shown={shown} empty={props.empty} /> : props.empty
        }
        {...(isArrangeable && {
          isCompact: arranged.arrangement?.isCompact ?? false,
          onColumnWidth: arranged.setWidth,
          tools: <ColumnsButton {...arranged} columns={props.columns} />,
        })}
        {...(ofSelection.length > 0 && { selection })}
        {...(rowActions && { rowActions })}
        {...(actionsHeader !== undefined && { actionsHeader })}
      />
      <SelectionBar selection={selection} actions={ofSelection} />
    </>
  );
};
