import type { PipelineRow } from 'server/contract/jobs/pipelines/pipeline';
import { TextField } from 'shared-ui/forms';
import { useList } from 'shell/sdk/list';
import type { EditableColumn } from 'shell/sdk/rows';
import { RowsPage } from '../../setup/rows-page';
import { useSetupRows } from '../../setup/use-setup-rows';
import { processList } from './process-list';
import { processRows } from './process-rows';
import { StagesOfProcess } from './stages-of-process';

const columns: EditableColumn<PipelineRow>[] = [
  {
    id: 'name',
    header: 'Process name',
    sortable: true,
    narrow: 'title',
    wraps: true,
    least: 240,
    share: 3,
    cell: (process) => <StagesOfProcess process={process} />,
    field: <TextField name="name" label="Process name" required />,
  },
  {
    id: 'stages',
    header: 'Number of stages',
    narrow: 'line',
    least: 150,
    share: 1,
    align: 'end',
    cell: ({ stage }) => stage.length,
    apart: ({ stage }) => (stage.length === 1 ? '1 stage' : `${stage.length} stages`),
    field: null,
  },
];

export const ProcessesPage = () => {
  const list = useList(processList);
  const rows = useSetupRows(list, 'hiring-process', processRows);
  return (
    <RowsPage
      title="Hiring Process"
      add="Add New Process"
      emptiness="Add the first one."
      {...{ list, rows, columns }}
    />
  );
};

ProcessesPage.beginReading = processList.beginReading;
