export interface BoardColumnFacts {
  id: string;
  name: string;
  /** Colour of the stage as `#rrggbb`. */
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
  /** Distance of the card from the top of the column, in pixels. */
  start: number;
  measure: (element: Element | null) => void;
}
