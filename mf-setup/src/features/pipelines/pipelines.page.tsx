import { pipelineCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { Button } from 'shared-ui';
import { leadTo, useDestination, usePanelEntry } from 'shell/sdk/react';
import * as refs from '../../../contract';
import { lookupFilter } from '../../setup/list-filter';
import { defineRecordListPage } from '../../setup/define-record-list-page';
import { useDrawers } from '../../setup/use-drawers';
import { pipelineUsageLists } from '../../status/pipeline-usage';

const drawers = { create: refs.createPipeline, edit: refs.editPipeline, view: refs.viewPipeline };

export const PipelinesPage = defineRecordListPage({
  kind: 'pipeline',
  title: 'Hiring Pipeline',
  one: 'pipeline',
  many: 'pipelines',
  emptiness: 'Create the first one.',
  calls: pipelineCalls,
  nameOf: ({ name }) => name,
  usedIn: pipelineUsageLists,
  actionsHeader: 'Action',
  useOwn: () => {
    const drawer = useDrawers(drawers);
    const move = usePanelEntry(refs.moveOverPanel, (id) => ({ id }));
    return {
      head: <Button {...leadTo(useDestination({ to: refs.processes }))}>Hiring Process</Button>,
      create: drawer.create,
      links: drawer,
      more: ({ id, keepEarlier }) => (keepEarlier ? [move(id)] : []),
    };
  },
  // Links from a stage to this list depend on the address field `stage`.
  filters: [lookupFilter('stage', 'Stage', 'stages', 'stageId')],
  columns: [
    { id: 'id', header: 'Id', narrow: 'corner', sortable: true, least: 80 },
    { id: 'name', header: 'Name', narrow: 'title', sortable: true, least: 200, share: 1 },
    {
      id: 'stages',
      header: 'Stages',
      least: 240,
      share: 3,
      wraps: true,
      cell: ({ stage }) => stage.map(({ name }) => name).join(', '),
    },
  ],
});
