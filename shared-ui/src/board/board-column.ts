/** A column of a board. */
export interface BoardColumnFacts {
  id: string;
  name: string;
  /** A colour of the record, as `#2a7440`; left out, it has none. */
  colour?: string | undefined;
  /** How many are in it. */
  count: number;
  /** What there is to know of it. */
  note?: string | undefined;
  /** Nothing can be moved into it. */
  isClosed?: boolean;
}

/** Something that a board moves. */
export interface BoardThing {
  id: number;
  name: string;
  /** The column that it is in. */
  columnId: string;
}

/** Where something stands in its column, counted from 0, and how it is put there. */
export interface Place {
  index: number;
  /** Pixels from the top of the column. */
  start: number;
  measure: (element: Element | null) => void;
}
