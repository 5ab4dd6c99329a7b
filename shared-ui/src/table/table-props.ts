import type { ReactNode } from 'react';
import type { MenuEntry } from '../action/menu-entry';
import type { ErrorStateProps } from '../state/error-state';
import type { Column, Sort } from './column';
import type { RowId } from './selection';
import type { RowSelection } from './use-row-selection';

/** A row that is being edited, in the place of the one it is of, or above all where there is none. */
export interface TableEditor {
  of: RowId | undefined;
  draw: (isCard: boolean) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Left out while the first page loads. */
  rows: readonly Row[] | undefined;
  total: number;
  rowId: (row: Row) => RowId;
  /** A row's name, for its box and its menu. */
  rowLabel: (row: Row) => string;
  /** From 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Other rows are on their way: those shown are dimmed. */
  loading?: boolean;
  error?: ErrorStateProps | null | undefined;
  onRetry?: () => void;
  /** Drawn instead of rows when there are none. */
  empty: ReactNode;
  selection?: RowSelection;
  /** While a row is edited, rows do not turn into cards nor back. */
  editor?: TableEditor | undefined;
  rowActions?: (row: Row) => MenuEntry[];
  /** Head over the rows' actions; left out, only screen readers say one. */
  actionsHeader?: string;
  /** Scrolls the rows within this height, in px. */
  bodyHeight?: number;
}
