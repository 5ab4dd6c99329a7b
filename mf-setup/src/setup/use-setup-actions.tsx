import type { Call } from 'server/contract/call';
import type { One } from 'server/contract/answer';
import { messages } from 'server/contract/messages';
import type { Usage } from 'server/contract/usage';
import { download, useListExport, usePermission, useWrite } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';
import { useDeletion } from 'shell/sdk/react';
import { UsageWords } from './usage-words';

interface SetupList<Selection extends object> {
  /** Its name for the export. */
  list: string;
  remove: Call<{ body: Selection; reply: One<{ deleted: number }> }>;
  usage: Call<{ body: Selection; reply: One<Usage> }>;
  onDeleted: () => void;
}

/** Deletion and export of a setup list; the deletion says first what uses the records. */
export const useSetupActions = <Selection extends object>({
  list,
  remove,
  usage,
  onDeleted,
}: SetupList<Selection>) => {
  const { send } = useWrite(remove);
  const deletion = useDeletion<Selection>({
    may: usePermission('setup:edit-hiring'),
    remove: (selection) => send({ body: selection }),
    done: messages.submitted,
    onDeleted,
    usage: (selection) => <UsageWords call={usage} selection={selection} />,
  });
  const exported = exportBy(useListExport(), (rows: Selection) =>
    download({ kind: 'list', list, rows }),
  );
  return { deletion, exported };
};
