import type { ReactNode } from 'react';
import type { MenuEntry } from '../action/menu-entry';
import type { ErrorStateProps } from '../state/error-state';
import type { Column, Sort } from './column';
import type { RowId } from './selection';
import type { RowSelection } from './use-row-selection';

/** An editor in place of row `of`, or above all rows if undefined. */
export interface TableEditor {
  of: RowId | undefined;
  draw: (isCard: boolean) => ReactNode;
}

/** What the key `e` does with a row. */
export interface RowChange {
  label: string;
  begin: () => void;
}

export interface DataTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page loads. */
  rows: readonly Row[] | undefined;
  total: number;
  rowId: (row: Row) => RowId;
  rowLabel: (row: Row) => string;
  /** Counts from 1. */
  page: number;
  limit: number;
  onPage: (page: number) => void;
  onLimit: (limit: number) => void;
  sort?: Sort | null;
  onSort?: (sort: Sort | null) => void;
  /** Other rows are loading: the current ones are dimmed. */
  loading?: boolean;
  error?: ErrorStateProps | null | undefined;
  onRetry?: () => void;
  empty: ReactNode;
  selection?: RowSelection;
  /** While a row is edited, the table does not switch between rows and cards. */
  editor?: TableEditor | undefined;
  rowActions?: (row: Row) => MenuEntry[];
  rowChange?: ((row: Row) => RowChange | undefined) | undefined;
  /** Visible head of the actions column; without it only screen readers read one. */
  actionsHeader?: string;
  /** A pointer can then change widths of columns. */
  onColumnWidth?: ((id: string, width: number) => void) | undefined;
  /** Lower rows. */
  isCompact?: boolean;
  /** Stands beside the number of rows; a table of cards leaves it out. */
  tools?: ReactNode;
  /** Height in pixels within which the rows scroll. */
  bodyHeight?: number;
}
