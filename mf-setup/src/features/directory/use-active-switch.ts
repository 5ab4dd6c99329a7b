import type { DirectoryKind } from 'server/contract/company/directory/directory-constants';
import type { DirectoryRecord } from 'server/contract/company/directory/directory-record';
import { directoryCalls } from 'server/contract/company/directory/directory.calls';
import { messages } from 'server/contract/messages';
import { usePermission, useWrite } from 'shared-auth';
import { notify, type MenuEntry } from 'shared-ui';

export const useActiveSwitch = (kind: DirectoryKind) => {
  const { send } = useWrite(directoryCalls[kind].update);
  const may = usePermission('setup:edit-directory');
  const change = async ({ id, status, version }: DirectoryRecord) => {
    try {
      await send({ params: { id }, body: { status: status === 1 ? 0 : 1, version } });
      notify.success(messages.submitted);
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (row: DirectoryRecord): MenuEntry => ({
    id: 'switch',
    label: row.status === 1 ? 'Deactivate' : 'Reactivate',
    ...may.offer(),
    onSelect: () => void change(row),
  });
};
