import type { Destination } from '../react';

/** A column of a card: the first names its lines, those of numbers are drawn as bars. */
export interface CardColumn<Line> {
  name: string;
  of: (line: Line) => string | number;
  /** How the table writes it, where that is not the value itself. */
  words?: (line: Line) => string;
  /** Words that are set as figures are: a share, a number of days. */
  isFigure?: true;
  /** Stands under the name of its line where there is little room. */
  isDetail?: true;
  /** Numbers of another kind than the bars are of. */
  isCharted?: false;
  /** Where the list stands that has exactly what is counted. */
  to?: (line: Line) => Destination | undefined;
}

/** The columns that hold numbers; a line is asked, since every line has the same. */
export const figuresOf = <Line>(
  columns: readonly CardColumn<Line>[],
  lines: readonly Line[],
): readonly CardColumn<Line>[] =>
  columns.filter(({ of }) => lines.every((line) => typeof of(line) === 'number'));
