import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { StatusRow, StatusSelection } from 'server/contract/jobs/pipelines/status';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { usePermission } from 'shared-auth';
import { StatusMark, type MenuEntry } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import { RecordsPage } from '../../setup/records-page';
import { RenameRecord } from '../../setup/rename-record';
import { useSetupActions } from '../../setup/use-setup-actions';
import { reservedReason, statusUsedIn } from '../../status/status-usage';
import { CreateStatus } from './create-status';
import { MapStatus } from './map-status';
import { statusList } from './status-list';

const columns: Column<StatusRow>[] = [
  { id: 'id', header: 'Id', sortable: true, narrow: 'corner', least: 80, cell: ({ id }) => id },
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 2,
    cell: ({ name, category }) => <StatusMark name={name} category={category} />,
  },
  {
    id: 'stage',
    header: 'Stage',
    narrow: 'line',
    least: 160,
    share: 2,
    cell: ({ stageStatus, isReserved, stages = [] }) =>
      stageStatus?.name ?? (isReserved && stages.length > 0 ? 'Every stage' : ''),
  },
];

type Open = { kind: 'create' } | { kind: 'rename' | 'map'; status: StatusRow };

export const StatusesPage = () => {
  const list = useList(statusList);
  const [open, setOpen] = useState<Open>();
  const may = usePermission('setup:edit-hiring').offer();
  const actions = useSetupActions<StatusSelection>({
    list: 'status',
    calls: statusCalls,
    onDeleted: list.selection.clear,
    usedIn: statusUsedIn,
  });
  const close = () => setOpen(undefined);
  const entry = (kind: 'rename' | 'map', label: string, status: StatusRow): MenuEntry => ({
    id: kind,
    label,
    ...may,
    ...(status.isReserved && { disabledReason: reservedReason }),
    onSelect: () => setOpen({ kind, status }),
  });
  return (
    <>
      <RecordsPage
        title="Status List"
        create={{ ...may, onClick: () => setOpen({ kind: 'create' }) }}
        more={(row) => [entry('rename', 'Rename', row), entry('map', 'Edit', row)]}
        reasonOf={({ isReserved }) => (isReserved ? reservedReason : undefined)}
        empty={{ title: 'No statuses yet', words: 'Create the first one.' }}
        {...{ list, columns, actions }}
      />
      {open?.kind === 'create' ? <CreateStatus onClose={close} /> : null}
      {open?.kind === 'rename' ? (
        <RenameRecord
          title="Rename Status"
          label="Status Name"
          record={open.status}
          call={statusCalls.update}
          required={messages.setup.newStatusName}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'map' ? <MapStatus status={open.status} onClose={close} /> : null}
    </>
  );
};

StatusesPage.beginReading = statusList.beginReading;
