import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { StatusRow } from 'server/contract/jobs/pipelines/status';
import { statusCalls } from 'server/contract/jobs/pipelines/status.calls';
import { usePermission } from 'shared-auth';
import { StatusMark, type MenuEntry } from 'shared-ui';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { RenameRecord } from '../../setup/rename-record';
import { statusFilters } from '../../status/status-filters';
import { reservedStatusReason, statusUsageLists } from '../../status/status-usage';
import { CreateStatusDialog } from './create-status-dialog';
import { MapStatusToStageDialog } from './map-status-to-stage-dialog';

type OpenDialog = { kind: 'create' } | { kind: 'rename' | 'map'; status: StatusRow };

const useStatusDialogs = () => {
  const [open, setOpen] = useState<OpenDialog>();
  const may = usePermission('setup:edit-hiring').offer();
  const close = () => setOpen(undefined);
  const entry = (kind: 'rename' | 'map', label: string, status: StatusRow): MenuEntry => ({
    id: kind,
    label,
    ...may,
    ...(status.isReserved && { disabledReason: reservedStatusReason }),
    onSelect: () => setOpen({ kind, status }),
  });
  return {
    create: { ...may, onClick: () => setOpen({ kind: 'create' }) },
    more: (row: StatusRow) => [entry('rename', 'Rename', row), entry('map', 'Edit', row)],
    dialogs: (
      <>
        {open?.kind === 'create' ? <CreateStatusDialog onClose={close} /> : null}
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
        {open?.kind === 'map' ? (
          <MapStatusToStageDialog status={open.status} onClose={close} />
        ) : null}
      </>
    ),
  };
};

export const StatusesPage = defineRecordListPage({
  kind: 'status',
  title: 'Status List',
  one: 'status',
  many: 'statuses',
  emptiness: 'Create the first one.',
  calls: statusCalls,
  nameOf: ({ name }) => name,
  usedIn: statusUsageLists,
  reasonOf: ({ isReserved }) => (isReserved ? reservedStatusReason : undefined),
  useOwn: useStatusDialogs,
  filters: statusFilters,
  columns: [
    { id: 'id', header: 'Id', narrow: 'corner', sortable: true, least: 80 },
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
      least: 160,
      share: 2,
      cell: ({ stageStatus, isReserved, stages = [] }) =>
        stageStatus?.name ?? (isReserved && stages.length > 0 ? 'Every stage' : ''),
    },
  ],
});
