import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { StatusRecord, StatusRow, StatusSelection } from 'server/contract/pipelines/status';
import { statusCalls } from 'server/contract/pipelines/status.calls';
import { usePermission } from 'shared-auth';
import { Button, EmptyState, EntryButton, PageHead, StatusMark, type MenuEntry } from 'shared-ui';
import type { Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
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

type Open = { kind: 'create' } | { kind: 'rename' | 'map'; status: StatusRecord };

/** The statuses with their stages: create, rename, give to another stage. */
export const StatusesPage = () => {
  const list = useList(statusList);
  const [open, setOpen] = useState<Open>();
  const may = usePermission('setup:edit-hiring').offer();
  const { deletion, exported } = useSetupActions<StatusSelection>({
    list: 'status',
    calls: statusCalls,
    onDeleted: list.selection.clear,
    usedIn: statusUsedIn,
  });
  const close = () => setOpen(undefined);
  const entry = (kind: 'rename' | 'map', label: string, row: StatusRow): MenuEntry => ({
    id: kind,
    label,
    ...may,
    ...(row.isReserved && { disabledReason: reservedReason }),
    onSelect: () => setOpen({ kind, status: row as StatusRecord }),
  });
  return (
    <>
      <PageHead
        title="Status List"
        words={list.answer && list.matching.name}
        actions={
          <>
            <EntryButton entry={exported(list.matching)} />
            <Button variant="main" {...may} onClick={() => setOpen({ kind: 'create' })}>
              Create
            </Button>
          </>
        }
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Status List"
        columns={columns}
        rowActions={(row) => [
          entry('rename', 'Rename', row),
          entry('map', 'Edit', row),
          exported(list.ofRow(row)),
          {
            ...deletion.of({
              ...list.ofRow(row),
              refusal: row.isReserved ? reservedReason : undefined,
            }),
            divided: true,
          },
        ]}
        selectionActions={[exported(list.selected), deletion.of(list.selected)]}
        empty={<EmptyState title="No statuses yet" words="Create the first one." />}
      />
      {deletion.question}
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
