import type { One } from 'server/contract/answer';
import type { Call } from 'server/contract/call';
import type { Permission } from 'server/contract/permission';
import type { recordCalls, RecordShapes } from 'server/contract/record-calls';
import { randomKey, send, usePermission } from 'shared-auth';
import { useRowEditing, type RowRules } from 'shell/sdk/rows';
import type { StoredRecord } from './record-form';
import type { UsageLists } from './usage-words';
import { useSetupActions } from './use-setup-actions';

export interface SetupRows<Values extends object, Row extends StoredRecord> extends Pick<
  RowRules<Values, Row>,
  'empty' | 'valuesOf' | 'labels' | 'words' | 'schema' | 'note'
> {
  calls: {
    create: Call<{ body: object; reply: One<object> }>;
    update: Call<{ params: { id: number }; body: object; reply: One<object> }>;
  } & Pick<ReturnType<typeof recordCalls<RecordShapes>>, 'remove' | 'getUsage'>;
  edit: Permission;
  /** Maps a kind of record to the list of those that use one record. */
  usedIn?: UsageLists;
  bodyOf: (values: Values, isNew: boolean) => object;
}

type EditedList<Row extends StoredRecord> = Parameters<typeof useRowEditing<object, Row>>[0] & {
  list: { key: string };
  selection: { clear: () => void };
};

export const useSetupRows = <Values extends object, Row extends StoredRecord>(
  list: EditedList<Row>,
  name: string,
  { calls, edit, usedIn = {}, bodyOf, ...rules }: SetupRows<Values, Row>,
) => {
  const editing = useRowEditing<Values, Row>(list, {
    ...rules,
    may: usePermission(edit),
    newKey: randomKey,
    create: (values, key) =>
      send(calls.create, { body: bodyOf(values, true), headers: { 'Idempotency-Key': key } }),
    update: (values, { record, version }) =>
      send(calls.update, {
        params: { id: record.id },
        body: { ...bodyOf(values, false), version },
      }),
  });
  const actions = useSetupActions<{ id?: number[] }>({
    list: name,
    calls,
    edit,
    usedIn,
    onDeleted: ({ id }) => {
      list.selection.clear();
      editing.endOf(id);
    },
  });
  return { editing, ...actions };
};
