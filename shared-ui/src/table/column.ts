import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  /** Headings of an exported file that hold the column's content; default: the header. */
  exportedAs?: readonly string[];
  cell: (row: Row) => ReactNode;
  /** Content on a card or in another column's second line; default: `cell`. */
  apart?: (row: Row) => ReactNode;
  /** Minimum width in pixels, including the head and the padding. */
  least: number;
  /** Share of the spare width. */
  share?: number;
  /** In a narrow table this column moves into the second line of column `under`; lower turns move first. */
  stepsBack?: { turn: number; under: string };
  wraps?: boolean;
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Position in the card on a narrow screen; without it the card omits the column. */
  narrow?: 'title' | 'corner' | 'line';
}

export interface Sort {
  id: string;
  desc: boolean;
}
