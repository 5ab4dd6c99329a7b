import type { ReactNode } from 'react';
import type { Column } from 'shared-ui/table';

/**
 * Column with an editable field; never moves into the second line of another column, since the field needs
 * room.
 */
export interface EditableColumn<Row> extends Omit<Column<Row>, 'stepsBack'> {
  /** Form field that replaces the cell while the row is edited; its `name` is the column's id. */
  field: ReactNode;
}
