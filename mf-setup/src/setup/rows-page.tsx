import type { ComponentProps } from 'react';
import { Button, EmptyState, EntryButton, PageHead } from 'shared-ui';
import { ListFilters } from 'shell/sdk/list';
import type { Selected } from 'shell/sdk/react';
import { RowTable, type VersionedRow } from 'shell/sdk/rows';
import type { useSetupRows } from './use-setup-rows';
import type { StoredRecord } from './record-form';

type Rows<Values extends object, Row extends StoredRecord> = ReturnType<
  typeof useSetupRows<Values, Row>
>;
type TableProps<Values extends object, Row extends VersionedRow> = ComponentProps<
  typeof RowTable<Values, Row>
>;
type Named = Selected<{ id?: number[] }>;

interface Props<Values extends object, Row extends StoredRecord> extends Pick<
  TableProps<Values, Row>,
  'columns'
> {
  title: string;
  /** Button label, such as `Add New Priority`. */
  add: string;
  emptiness: string;
  list: TableProps<Values, Row>['list'] &
    ComponentProps<typeof ListFilters>['list'] & {
      answer: object | undefined;
      matching: Named;
      selected: Named;
      ofRow: (row: Row) => Named;
    };
  rows: Rows<Values, Row>;
}

export const RowsPage = <Values extends object, Row extends StoredRecord>({
  title,
  add,
  emptiness,
  list,
  columns,
  rows: { editing, deletion, exported },
}: Props<Values, Row>) => (
  <>
    <PageHead
      title={title}
      words={list.answer && list.matching.name}
      actions={
        <>
          <EntryButton entry={exported(list.matching)} />
          <Button variant="main" {...editing.adding}>
            {add}
          </Button>
        </>
      }
    />
    <ListFilters list={list} />
    <RowTable
      list={list}
      editing={editing}
      label={title}
      columns={columns}
      deletionOf={(row) => deletion.of(list.ofRow(row))}
      selectionActions={[exported(list.selected), deletion.of(list.selected)]}
      empty={<EmptyState title={`No ${list.list.many} yet`} words={emptiness} />}
    />
    {deletion.question}
  </>
);
