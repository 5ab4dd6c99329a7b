/** `line` is the last line of the record in the file, from 1. */
export interface ParsedRow {
  line: number;
  cells: string[];
}
