import type { PipelineRow } from 'server/contract/jobs/pipelines/pipeline';
import { processCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { pageReader } from 'shared-auth';
import { defineList } from 'shell/sdk/list';

/** A process is a pipeline record under another label. */
export const processList = defineList({
  reader: pageReader(processCalls.getMany),
  key: 'id',
  nameOf: ({ name }: PipelineRow) => name,
  one: 'process',
  many: 'processes',
  sorts: ['name'],
  fields: {},
  filterOf: () => ({}),
  filters: [],
});
