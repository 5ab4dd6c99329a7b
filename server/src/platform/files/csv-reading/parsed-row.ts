/** A row of a CSV; `line` is the last line of the row in the file, counted from 1. */
export interface ParsedRow {
  line: number;
  cells: string[];
}
