import { messages } from 'server/contract/messages';
import type { Permission } from 'server/contract/permission';
import type { recordCalls, RecordShapes } from 'server/contract/record-calls';
import { download, useListExport, usePermission, useWrite } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';
import { useDeletion } from 'shell/sdk/record';
import { UsageWords, type UsageLists } from './usage-words';

interface SetupList<Selection extends object> {
  /** Its name for the export. */
  list: string;
  calls: Pick<
    ReturnType<typeof recordCalls<RecordShapes & { selection: Selection }>>,
    'remove' | 'getUsage'
  >;
  /** What deletes and changes them; that of the hiring setup if left out. */
  edit?: Permission;
  onDeleted: (selection: Selection) => void;
  /** Where what uses a record is listed, by its kind. */
  usedIn?: UsageLists;
}

/** Deletion and export of a setup list; the deletion says first what uses the records. */
export const useSetupActions = <Selection extends object>({
  list,
  calls,
  edit = 'setup:edit-hiring',
  onDeleted,
  usedIn = {},
}: SetupList<Selection>) => {
  const { send } = useWrite(calls.remove);
  const deletion = useDeletion<Selection>({
    may: usePermission(edit),
    remove: (selection) => send({ body: selection }),
    done: messages.submitted,
    onDeleted,
    usage: (selection) => <UsageWords call={calls.getUsage} selection={selection} lists={usedIn} />,
  });
  const exported = exportBy(useListExport(), (rows: Selection) =>
    download({ kind: 'list', list, rows }),
  );
  return { deletion, exported };
};
