import { messages } from 'server/contract/messages';
import { download, useListExport, usePermission, useWrite } from 'shared-auth';
import { exportBy } from 'shell/sdk/list';
import { useDeletion } from 'shell/sdk/record';
import type { SetupList } from './define-setup-list';
import { UsageText } from './usage-text';

interface SetupActionOptions<Selection extends object> extends Pick<
  SetupList<never, object>,
  'kind' | 'edit' | 'usedIn'
> {
  calls: Pick<SetupList<never, object>['calls'], 'remove' | 'getUsage'>;
  onDeleted: (selection: Selection) => void;
}

export const useSetupActions = <Selection extends object>({
  kind,
  calls,
  edit = 'setup:edit-hiring',
  onDeleted,
  usedIn = {},
}: SetupActionOptions<Selection>) => {
  const { send } = useWrite(calls.remove);
  const deletion = useDeletion<Selection>({
    may: usePermission(edit),
    remove: (selection) => send({ body: selection }),
    done: messages.submitted,
    onDeleted,
    usage: (selection) => <UsageText call={calls.getUsage} selection={selection} lists={usedIn} />,
  });
  const exported = exportBy(useListExport(), (rows: Selection, columns) =>
    download({ kind: 'list', list: kind, rows, columns }),
  );
  return { deletion, exported };
};
