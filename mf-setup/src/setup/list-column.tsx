import type { ReactNode } from 'react';
import { RowTitle, type Column } from 'shared-ui/table';

type ColumnWithoutCell<Row> = Omit<Column<Row>, 'cell'>;

/** Without a `cell`, the column shows what the row has under the column's id. */
export type ListColumn<Row> =
  Column<Row> | (ColumnWithoutCell<Row> & { id: keyof Row & string; cell?: undefined });

/** Narrow screens show a column as a line of the card unless it says otherwise. */
export const toTableColumn = <Row,>(column: ListColumn<Row>): Column<Row> => {
  const { id, narrow = 'line', cell } = column;
  const textOf = (row: Row) => row[id as keyof Row] as ReactNode & string;
  const shown = (row: Row) => (narrow === 'title' ? <RowTitle title={textOf(row)} /> : textOf(row));
  return { ...column, narrow, cell: cell ?? shown };
};
