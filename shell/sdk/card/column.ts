import type { Destination } from '../react';

/** A column of a card: the first column names the lines; columns of numbers become bars. */
export interface CardColumn<Line> {
  name: string;
  of: (line: Line) => string | number;
  /** Aligns text like a number, such as a share or a number of days. */
  words?: (line: Line) => string;
  /** Aligns text as a figure: a share, a number of days. */
  isFigure?: true;
  /** On a narrow screen the value moves below the name of its line. */
  isDetail?: true;
  /** Leaves a column of numbers out of the bars. */
  isCharted?: false;
  to?: (line: Line) => Destination | undefined;
}

export const listFigureColumns = <Line>(
  columns: readonly CardColumn<Line>[],
  lines: readonly Line[],
): readonly CardColumn<Line>[] =>
  columns.filter(({ of }) => lines.every((line) => typeof of(line) === 'number'));
