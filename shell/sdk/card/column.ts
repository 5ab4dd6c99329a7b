import type { Destination } from '../react';

/** The first column contains the names of the lines; columns of numbers become bars. */
export interface CardColumn<Line> {
  name: string;
  of: (line: Line) => string | number;
  /** Formats the value for display, such as a percentage or a number of days. */
  words?: (line: Line) => string;
  /** Aligns text like a number, for example a percentage or a number of days. */
  isFigure?: true;
  /** On narrow screens the value is shown below the name of its line. */
  isDetail?: true;
  /** Excludes a column of numbers from the chart. */
  isCharted?: false;
  to?: (line: Line) => Destination | undefined;
}

export const listFigureColumns = <Line>(
  columns: readonly CardColumn<Line>[],
  lines: readonly Line[],
): readonly CardColumn<Line>[] =>
  columns.filter(({ of }) => lines.every((line) => typeof of(line) === 'number'));
