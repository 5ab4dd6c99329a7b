import type { PipelineRow, PipelineSelection } from 'server/contract/pipelines/pipeline';
import { pipelineCalls } from 'server/contract/pipelines/pipeline.calls';
import { Button, EmptyState, EntryButton, PageHead } from 'shared-ui';
import { RowTitle, type Column } from 'shared-ui/table';
import { ListFilters, ListTable, useList } from 'shell/sdk/list';
import { leadTo, useDestination, usePanelEntry } from 'shell/sdk/react';
import * as refs from '../../../contract';
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

/** The pipelines that applicants go through. */
export const PipelinesPage = () => {
  const list = useList(pipelineList);
  const drawer = useDrawers(drawers);
  const move = usePanelEntry(refs.moveOverPanel, (id) => ({ id }));
  const { deletion, exported } = useSetupActions<PipelineSelection>({
    list: 'pipeline',
    calls: pipelineCalls,
    onDeleted: list.selection.clear,
    usedIn: pipelineUsedIn,
  });
  return (
    <>
      <PageHead
        title="Hiring Pipeline"
        words={list.answer && list.matching.name}
        actions={
          <>
            <Button {...leadTo(useDestination({ to: refs.processes }))}>Hiring Process</Button>
            <EntryButton entry={exported(list.matching)} />
            <Button variant="main" {...drawer.create}>
              Create
            </Button>
          </>
        }
      />
      <ListFilters list={list} />
      <ListTable
        list={list}
        label="Hiring Pipeline"
        columns={columns}
        actionsHeader="Action"
        rowActions={(row) => [
          ...drawer.of([row.id]),
          ...(row.keepEarlier ? [move(row.id)] : []),
          exported(list.ofRow(row)),
          { ...deletion.of(list.ofRow(row)), divided: true },
        ]}
        selectionActions={[
          ...drawer.of(list.selected.selection.id),
          exported(list.selected),
          deletion.of(list.selected),
        ]}
        empty={<EmptyState title="No pipelines yet" words="Create the first one." />}
      />
      {deletion.question}
    </>
  );
};

PipelinesPage.beginReading = pipelineList.beginReading;
