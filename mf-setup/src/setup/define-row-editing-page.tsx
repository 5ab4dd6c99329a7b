import type { ReactNode } from 'react';
import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import { randomKey, send, usePermission } from 'shared-auth';
import { Button, EmptyState, EntryButton, PageHead } from 'shared-ui';
import { ListFilters, useList } from 'shell/sdk/list';
import type { Page } from 'shell/sdk/react';
import { RowTable, useRowEditing, type RowRules } from 'shell/sdk/rows';
import { toTableColumn, type ListColumn } from './list-column';
import { createFormParts, type RecordFields } from './record-field';
import type { StoredRecord } from './define-record-form';
import { defineSetupList, type SetupList } from './define-setup-list';
import { useSetupActions } from './use-setup-actions';

type RowColumn<Row, Values> = ListColumn<Row> & {
  /** Form field in this column while the row is edited; default: the field named like the column's id. */
  field?: keyof Values & string;
};

interface RowPageDeclaration<
  Values extends object,
  Row extends StoredRecord,
  Query extends object,
> extends SetupList<Row, Query> {
  calls: SetupList<Row, Query>['calls'] & {
    create: Call<{ body: object; reply: One<object> }>;
    update: Call<{ params: { id: number }; body: object; reply: One<object> }>;
  };
  /** Label of the button that adds a row, such as `Add New Priority`. */
  add: string;
  columns: readonly RowColumn<Row, NoInfer<Values>>[];
  fields: RecordFields<Values, Row>;
  /** Content below the fields of an edited row. */
  note?: ReactNode;
  nav?: ReactNode;
  /** Content between the page head and the list. */
  section?: ReactNode;
}

export const defineRowEditingPage = <
  Values extends object,
  Row extends StoredRecord,
  Query extends object,
>(
  declared: RowPageDeclaration<Values, Row, Query>,
): Page => {
  const { title, many, emptiness, add, calls, edit = 'setup:edit-hiring', fields } = declared;
  const { names, empty, labels, valuesOf, toBody, toSchema } = createFormParts(fields);
  const words = Object.fromEntries(
    names.flatMap((name) => {
      const { show } = fields[name];
      return show ? [[name, (value: never) => String(show(value))]] : [];
    }),
  ) as NonNullable<RowRules<Values, Row>['words']>;
  const list = defineSetupList(declared, declared.columns);
  const columns = declared.columns.map((column) => {
    const { field, ...shown } = column;
    const name = field ?? column.id;
    const { input } =
      name in fields ? fields[name as keyof Values & string] : { input: () => null };
    return { ...toTableColumn(shown as ListColumn<Row>), field: input({ name, isStored: false }) };
  });
  const rules: Pick<
    RowRules<Values, Row>,
    'empty' | 'labels' | 'valuesOf' | 'words' | 'schema' | 'note' | 'newKey' | 'create' | 'update'
  > = {
    ...{ empty, labels, valuesOf, words, schema: toSchema, note: declared.note },
    newKey: randomKey,
    create: (values, key) =>
      send(calls.create, { body: toBody(values, true), headers: { 'Idempotency-Key': key } }),
    update: (values, { record, version }) =>
      send(calls.update, {
        params: { id: record.id },
        body: { ...toBody(values), version },
      }),
  };
  const RowsPage: Page = () => {
    const shown = useList(list);
    const editing = useRowEditing<Values, Row>(shown, { ...rules, may: usePermission(edit) });
    const { deletion, exported } = useSetupActions<{ id?: number[] }>({
      ...declared,
      onDeleted: ({ id }) => {
        shown.selection.clear();
        editing.endOf(id);
      },
    });
    return (
      <>
        {declared.nav}
        <PageHead
          title={title}
          words={shown.answer && shown.matching.name}
          actions={
            <>
              <EntryButton entry={exported(shown.matching)} />
              <Button variant="main" {...editing.adding}>
                {add}
              </Button>
            </>
          }
        />
        {declared.section}
        <ListFilters list={shown} />
        <RowTable
          list={shown}
          editing={editing}
          label={title}
          columns={columns}
          deletionOf={(row) => deletion.of(shown.ofRow(row))}
          selectionActions={[exported(shown.selected), deletion.of(shown.selected)]}
          empty={<EmptyState title={`No ${many} yet`} words={emptiness} />}
        />
        {deletion.question}
      </>
    );
  };
  RowsPage.beginReading = list.beginReading;
  RowsPage.readTotal = list.readTotalAt;
  return RowsPage;
};
