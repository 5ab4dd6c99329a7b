import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/table';

/** The column never moves into another's second line, since its field needs room. */
export interface EditableColumn<Row> extends Omit<Column<Row>, 'stepsBack'> {
  /** Replaces the cell while the row is edited; its `name` is the column's id. */
  field: ReactNode;
}
