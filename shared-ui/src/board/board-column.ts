export interface BoardColumnFacts {
  id: string;
  name: string;
  /** A record's colour, as `#2a7440`. */
  colour?: string | undefined;
  count: number;
  note?: string | undefined;
  isClosed?: boolean;
}

export interface BoardThing {
  id: number;
  name: string;
  columnId: string;
}

/** Position of a card in its column; `index` counts from 0. */
export interface Place {
  index: number;
  /** Pixels from the top of the column. */
  start: number;
  measure: (element: Element | null) => void;
}
