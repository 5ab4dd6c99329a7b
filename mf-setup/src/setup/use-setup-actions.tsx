import { messages } from 'server/contract/messages';
import type { Permission } from 'server/contract/permission';
import type { recordCalls, RecordShapes } from 'server/contract/record-calls';
import { download, useListExport, usePermission, useWrite } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';
import { useDeletion } from 'shell/sdk/record';
import { UsageWords, type UsageLists } from './usage-words';

interface SetupList<Selection extends object> {
  /** List name in the export request. */
  list: string;
  calls: Pick<
    ReturnType<typeof recordCalls<RecordShapes & { selection: Selection }>>,
    'remove' | 'getUsage'
  >;
  /** Permission to edit and delete; `setup:edit-hiring` by default. */
  edit?: Permission;
  onDeleted: (selection: Selection) => void;
  /** Maps a kind of record to the list of those that use one record. */
  usedIn?: UsageLists;
}

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
