/** A record of a file; `line` is that of the file where it ends, from 1. */
export interface ParsedRow {
  line: number;
  cells: string[];
}
