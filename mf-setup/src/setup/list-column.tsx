import type { ReactNode } from 'react';
import { RowTitle, type Column } from 'shared-ui/table';

type ColumnWithoutCell<Row> = Omit<Column<Row>, 'cell'>;

/** Column of a setup list; without `cell`, it shows the row's field with the name of the column's id. */
export type ListColumn<Row> =
  Column<Row> | (ColumnWithoutCell<Row> & { id: keyof Row & string; cell?: undefined });

/**
 * Converts a column of a setup list to a table column; on narrow screens it is a line of the card, unless
 * `narrow` is set.
 */
export const toTableColumn = <Row,>(column: ListColumn<Row>): Column<Row> => {
  const { id, narrow = 'line', cell } = column;
  const textOf = (row: Row) => row[id as keyof Row] as ReactNode & string;
  const shown = (row: Row) => (narrow === 'title' ? <RowTitle title={textOf(row)} /> : textOf(row));
  return { ...column, narrow, cell: cell ?? shown };
};
