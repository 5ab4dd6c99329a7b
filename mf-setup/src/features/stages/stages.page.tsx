import { useState } from 'react';
import { messages } from 'server/contract/messages';
import type { StageRow, StageSelection } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { usePermission } from 'shared-auth';
import { applications } from 'mf-applicants/contract';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import { RenameRecord } from '../../setup/rename-record';
import type { UsageLists } from '../../setup/usage-words';
import { useDrawers } from '../../setup/use-drawers';
import { useSetupActions } from '../../setup/use-setup-actions';
import { stageList } from './stage-list';

const columns: Column<StageRow>[] = [
  { id: 'id', header: 'Id', sortable: true, narrow: 'corner', least: 80, cell: ({ id }) => id },
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    narrow: 'title',
    least: 200,
    share: 1,
    cell: ({ name }) => <RowTitle title={name} />,
  },
  {
    id: 'statuses',
    header: 'Statuses',
    narrow: 'line',
    least: 240,
    share: 3,
    wraps: true,
    cell: ({ status }) => status.map(({ name }) => name).join(', '),
  },
];

const usedIn: UsageLists = {
  pipeline: (id) => ({ to: refs.pipelines, search: { stage: id } }),
  application: (id) => ({ to: applications, search: { stage: id } }),
  'application.keeps': (id) => ({ to: applications, search: { keeps: id } }),
  'application.past': (id) => ({ to: applications, search: { wasInStage: id } }),
};

const drawers = { create: refs.createStage, edit: refs.editStage, view: refs.viewStage };

export const StagesPage = () => {
  const list = useList(stageList);
  const [renamed, setRenamed] = useState<StageRow>();
  const may = usePermission('setup:edit-hiring').offer();
  const drawer = useDrawers(drawers);
  const actions = useSetupActions<StageSelection>({
    list: 'stage',
    calls: stageCalls,
    onDeleted: list.selection.clear,
    usedIn,
  });
  const more = (row: StageRow) => [
    { id: 'rename', label: 'Rename', ...may, onSelect: () => setRenamed(row) },
    { ...drawer.edit(row.id), id: 'map', label: 'Map Status' },
  ];
  return (
    <>
      <RecordsPage
        title="Stages List"
        create={drawer.create}
        links={drawer}
        chosen={list.selected.selection.id}
        empty={{ title: 'No stages yet', words: 'Create the first one.' }}
        {...{ list, columns, actions, more }}
      />
      {renamed ? (
        <RenameRecord
          title="Rename Stage"
          label="Stage Name"
          record={renamed}
          call={stageCalls.update}
          required={messages.setup.stageName}
          onClose={() => setRenamed(undefined)}
        />
      ) : null}
    </>
  );
};

StagesPage.beginReading = stageList.beginReading;
