import type { ComponentProps } from 'react';
import { Flex, type MenuEntry } from 'shared-ui';
import { RowButton } from 'shared-ui/table';
import { ListTable } from '../list';
import type { EditableColumn } from './column';
import { RowEditor } from './row-editor';
import type { VersionedRow } from './row-rules';
import type { RowEditing } from './use-row-editing';

type TableProps<Row> = ComponentProps<typeof ListTable<Row>>;

interface Props<Values extends object, Row extends VersionedRow> extends Pick<
  TableProps<Row>,
  'list' | 'label' | 'selectionActions' | 'empty'
> {
  editing: RowEditing<Values, Row>;
  columns: readonly EditableColumn<Row>[];
  deletionOf: (row: Row) => MenuEntry;
}

/** Width of the actions column in pixels: three buttons with gaps. */
const actionsWidth = 128;

const unsavedText = 'This row is not saved yet.';

export const RowTable = <Values extends object, Row extends VersionedRow>({
  list,
  editing,
  columns,
  deletionOf,
  ...table
}: Props<Values, Row>) => {
  const { edited, editingOf, rules } = editing;
  const { idOf, nameOf } = list.list;
  const row = edited?.row;
  const isOnPage = row && list.rows?.some((other) => idOf(other) === idOf(row));

  const removalOf = (of: Row) => {
    const { isHidden, disabledReason, onSelect } = deletionOf(of);
    if (isHidden) return null;
    const act = { disabledReason, ...(onSelect && { onClick: onSelect }) };
    return <RowButton does="delete" label={`Delete ${nameOf(of)}`} {...act} />;
  };
  const actions = {
    id: 'actions',
    header: 'Action',
    least: actionsWidth,
    narrow: 'corner' as const,
    cell: (of: Row) => (
      <Flex gap="1">
        <RowButton does="edit" label={`Edit ${nameOf(of)}`} {...editingOf(of)} />
        {removalOf(of)}
      </Flex>
    ),
  };
  const removal = row ? (
    removalOf(row)
  ) : (
    <RowButton does="delete" label="Delete" disabledReason={unsavedText} />
  );
  const mayEdit = rules.may.offer();
  const rowChange = (of: Row) => ({ label: 'Edit', begin: editingOf(of).onClick });
  return (
    <ListTable
      {...table}
      rowChange={mayEdit.isHidden || mayEdit.disabledReason ? undefined : rowChange}
      list={list}
      isArrangeable={false}
      columns={mayEdit.isHidden ? columns : [...columns, actions]}
      editor={
        edited && {
          of: isOnPage ? idOf(row) : undefined,
          draw: (isCard) => (
            <RowEditor key={edited.turn} {...{ editing, columns, removal, isCard }} />
          ),
        }
      }
    />
  );
};
