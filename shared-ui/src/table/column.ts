import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Where it stands in a card on a narrow screen; left out, it is not drawn there. */
  narrow?: 'title' | 'corner' | 'line';
  width?: string;
}

export interface Sort {
  id: string;
  desc: boolean;
}
