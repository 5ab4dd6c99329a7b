import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/table';

/** A column of rows that are edited in their place; it never steps back, for its field needs room. */
export interface EditableColumn<Row> extends Omit<Column<Row>, 'stepsBack'> {
  /** Stands in its place while the row is edited; its name is that of the column. */
  field: ReactNode;
}
