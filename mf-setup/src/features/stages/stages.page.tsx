import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { StageRow } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { usePermission } from 'shared-auth';
import { applications } from 'mf-applicants/contract';
import * as refs from '../../../contract';
import { lookupFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { RenameRecord } from '../../setup/rename-record';
import { useDrawers } from '../../setup/use-drawers';

const drawers = { create: refs.createStage, edit: refs.editStage, view: refs.viewStage };

const useStageListParts = () => {
  const [renamed, setRenamed] = useState<StageRow>();
  const may = usePermission('setup:edit-hiring').offer();
  const drawer = useDrawers(drawers);
  return {
    create: drawer.create,
    links: drawer,
    more: (row: StageRow) => [
      { id: 'rename', label: 'Rename', ...may, onSelect: () => setRenamed(row) },
      { ...drawer.edit(row.id), id: 'map', label: 'Map Status' },
    ],
    dialogs: renamed ? (
      <RenameRecord
        title="Rename Stage"
        label="Stage Name"
        record={renamed}
        call={stageCalls.update}
        required={messages.setup.stageName}
        onClose={() => setRenamed(undefined)}
      />
    ) : null,
  };
};

export const StagesPage = defineRecordListPage({
  kind: 'stage',
  title: 'Stages List',
  one: 'stage',
  many: 'stages',
  emptiness: 'Create the first one.',
  calls: stageCalls,
  nameOf: ({ name }) => name,
  usedIn: {
    pipeline: (id) => ({ to: refs.pipelines, search: { stage: id } }),
    application: (id) => ({ to: applications, search: { stage: id } }),
    'application.keeps': (id) => ({ to: applications, search: { keeps: id } }),
    'application.past': (id) => ({ to: applications, search: { wasInStage: id } }),
  },
  useOwn: useStageListParts,
  // Links from a status to this list depend on the address field `status`.
  filters: [lookupFilter('status', 'Status', 'applicantStatuses', 'statusId')],
  columns: [
    { id: 'id', header: 'Id', narrow: 'corner', sortable: true, least: 80 },
    { id: 'name', header: 'Name', narrow: 'title', sortable: true, least: 200, share: 1 },
    {
      id: 'statuses',
      header: 'Statuses',
      least: 240,
      share: 3,
      wraps: true,
      cell: ({ status }) => status.map(({ name }) => name).join(', '),
    },
  ],
});
