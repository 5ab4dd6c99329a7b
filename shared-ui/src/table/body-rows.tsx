import { shownEntries } from '../action/menu-entry';
import { BodyRow } from './body-row';
import { EditorRow } from './editor-row';
import type { PlacedColumn } from './lay-out-columns';
import type { RowId } from './selection';
import type { DataTableProps } from './table-props';
import { useStableCallback } from './use-stable-callback';

type RowProps<Row> = Pick<
  DataTableProps<Row>,
  'rowId' | 'rowLabel' | 'rowActions' | 'selection' | 'editor'
>;

interface Props<Row> extends RowProps<Row> {
  rows: readonly Row[];
  placed: readonly PlacedColumn<Row>[];
  /**
   * Layout of full-width rows: `span` is the number of columns, `start` the width of the checkbox column in
   * pixels.
   */
  span: number;
  start: number;
  onToggle: (id: RowId, shift: boolean) => void;
}

export const BodyRows = <Row,>(props: Props<Row>) => {
  const { rows, placed, rowId, rowLabel, rowActions, selection, editor, onToggle } = props;
  const actionsOf = useStableCallback((row: Row) => rowActions?.(row) ?? []);
  const offered = (row: Row) =>
    shownEntries(rowActions?.(row) ?? []).length > 0 ? 'some' : 'none';
  const edited = editor && (
    <EditorRow key="editor" span={props.span} start={props.start}>
      {editor.draw(false)}
    </EditorRow>
  );
  return [
    editor?.of === undefined && edited,
    ...rows.map((row) =>
      rowId(row) === editor?.of ? (
        edited
      ) : (
        <BodyRow
          key={rowId(row)}
          id={rowId(row)}
          label={rowLabel(row)}
          {...{ row, placed, onToggle, actionsOf }}
          selected={selection?.has(rowId(row))}
          actions={rowActions && offered(row)}
        />
      ),
    ),
  ];
};
