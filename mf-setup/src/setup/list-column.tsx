import type { ReactNode } from 'react';
import { RowTitle, type Column } from 'shared-ui/table';

type ColumnWithoutCell<Row> = Omit<Column<Row>, 'cell'>;

/** Without a `cell`, the column shows the row's value of the same name as the column's id. */
export type ListColumn<Row> =
  Column<Row> | (ColumnWithoutCell<Row> & { id: keyof Row & string; cell?: undefined });

/** On narrow screens a column becomes a line of the card, unless `narrow` says otherwise. */
export const toTableColumn = <Row,>(column: ListColumn<Row>): Column<Row> => {
  const { id, narrow = 'line', cell } = column;
  const textOf = (row: Row) => row[id as keyof Row] as ReactNode & string;
  const shown = (row: Row) => (narrow === 'title' ? <RowTitle title={textOf(row)} /> : textOf(row));
  return { ...column, narrow, cell: cell ?? shown };
};
