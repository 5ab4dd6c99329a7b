import type { PipelineRow, PipelineSelection } from 'server/contract/jobs/pipelines/pipeline';
import { pipelineCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { Button } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { useList } from 'shell/sdk/list';
import { leadTo, useDestination, usePanelEntry } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { RecordsPage } from '../../setup/records-page';
import { useDrawers } from '../../setup/use-drawers';
import { useSetupActions } from '../../setup/use-setup-actions';
import { pipelineUsedIn } from '../../status/pipeline-usage';
import { pipelineList } from './pipeline-list';

const columns: Column<PipelineRow>[] = [
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
    id: 'stages',
    header: 'Stages',
    narrow: 'line',
    least: 240,
    share: 3,
    wraps: true,
    cell: ({ stage }) => stage.map(({ name }) => name).join(', '),
  },
];

const drawers = {
  create: refs.createPipeline,
  edit: refs.editPipeline,
  view: refs.viewPipeline,
};

export const PipelinesPage = () => {
  const list = useList(pipelineList);
  const drawer = useDrawers(drawers);
  const move = usePanelEntry(refs.moveOverPanel, (id) => ({ id }));
  const actions = useSetupActions<PipelineSelection>({
    list: 'pipeline',
    calls: pipelineCalls,
    onDeleted: list.selection.clear,
    usedIn: pipelineUsedIn,
  });
  return (
    <RecordsPage
      title="Hiring Pipeline"
      head={<Button {...leadTo(useDestination({ to: refs.processes }))}>Hiring Process</Button>}
      create={drawer.create}
      links={drawer}
      chosen={list.selected.selection.id}
      more={({ id, keepEarlier }) => (keepEarlier ? [move(id)] : [])}
      actionsHeader="Action"
      empty={{ title: 'No pipelines yet', words: 'Create the first one.' }}
      {...{ list, columns, actions }}
    />
  );
};

PipelinesPage.beginReading = pipelineList.beginReading;
