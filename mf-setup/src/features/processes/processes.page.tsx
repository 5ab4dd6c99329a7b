import { messages } from 'server/contract/messages';
import { processCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { textField } from '../../setup/fields';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';
import { pipelineUsageLists } from '../../status/pipeline-usage';
import { ProcessStages } from './stages-of-process';

/** List of hiring processes, which are pipelines under another label. */
export const ProcessesPage = defineRowEditingPage({
  kind: 'hiring-process',
  title: 'Hiring Process',
  one: 'process',
  many: 'processes',
  add: 'Add New Process',
  emptiness: 'Add the first one.',
  calls: processCalls,
  nameOf: ({ name }) => name,
  usedIn: pipelineUsageLists,
  columns: [
    {
      id: 'name',
      header: 'Process name',
      sortable: true,
      narrow: 'title',
      wraps: true,
      least: 240,
      share: 3,
      cell: (process) => <ProcessStages process={process} />,
    },
    {
      id: 'stages',
      header: 'Number of stages',
      least: 150,
      share: 1,
      align: 'end',
      cell: ({ stage }) => stage.length,
      apart: ({ stage }) => (stage.length === 1 ? '1 stage' : `${stage.length} stages`),
    },
  ],
  fields: { name: textField({ label: 'Process name', required: messages.setup.processName }) },
});
