import type { ReactNode } from 'react';
import type { MenuEntry } from '../action/menu-entry';
import type { ErrorStateProps } from '../state/error-state';
import type { Column, Sort } from './column';
import type { RowId } from './selection';
import type { RowSelection } from './use-row-selection';

/** Editor in place of the row `of`, or above all rows if `of` is undefined. */
export interface TableEditor {
  of: RowId | undefined;
  draw: (isCard: boolean) => ReactNode;
}

/** Action of the key `e` for a row. */
export interface RowChange {
  label: string;
  begin: () => void;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Rows of the page; undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  total: number;
  rowId: (row: Row) => RowId;
  rowLabel: (row: Row) => string;
  /** Number of the page, from 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** True while other rows are loading; the current rows are dimmed. */
  loading?: boolean;
  error?: ErrorStateProps | null | undefined;
  onRetry?: () => void;
  empty: ReactNode;
  selection?: RowSelection;
  /** While a row is edited, the table does not switch between rows and cards. */
  editor?: TableEditor | undefined;
  rowActions?: (row: Row) => MenuEntry[];
  rowChange?: ((row: Row) => RowChange | undefined) | undefined;
  /** Visible head of the actions column; without it the head is only for screen readers. */
  actionsHeader?: string;
  /** Called when the user changes a column's width by pointer; without it widths are fixed. */
  onColumnWidth?: ((id: string, width: number) => void) | undefined;
  /** Reduces the height of the rows. */
  isCompact?: boolean;
  /** Controls beside the number of rows; not shown when rows are cards. */
  tools?: ReactNode;
  /** Height of the area in pixels within which rows scroll. */
  bodyHeight?: number;
}
