import type { ReactNode } from 'react';

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** How it reads away from its head: on a card, or in another column; left out, as in its cell. */
  apart?: (row: Row) => ReactNode;
  /** Pixels that it needs to be read, its head and the space around it included. */
  least: number;
  /** Its share of the room that all columns leave over. */
  share?: number;
  /** Where room is short it becomes the second line of another column; lower turns go first. */
  stepsBack?: { turn: number; under: string };
  /** Long words go on in the next line instead of being cut. */
  wraps?: boolean;
  /** `end` for numbers. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Where it stands in a card on a narrow screen; left out, it is not drawn there. */
  narrow?: 'title' | 'corner' | 'line';
}

export interface Sort {
  id: string;
  desc: boolean;
}
