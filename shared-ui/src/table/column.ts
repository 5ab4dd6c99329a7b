import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Headings in an exported file that contain the column's content; default: the header. */
  exportedAs?: readonly string[];
  cell: (row: Row) => ReactNode;
  /** Content of the column on a card or in the second line of another column; default: `cell`. */
  apart?: (row: Row) => ReactNode;
  /** Minimum width of the column in pixels, including head and padding. */
  least: number;
  /** Share of the table's spare width that the column gets. */
  share?: number;
  /**
   * In a narrow table, this column becomes the second line of the column `under`; columns with a lower `turn`
   * move first.
   */
  stepsBack?: { turn: number; under: string };
  wraps?: boolean;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Position of the column in a card on narrow screens; without it, cards omit the column. */
  narrow?: 'title' | 'corner' | 'line';
}

export interface Sort {
  id: string;
  desc: boolean;
}
