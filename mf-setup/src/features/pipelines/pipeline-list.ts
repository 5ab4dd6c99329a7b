import type { PipelineFilter, PipelineRow } from 'server/contract/jobs/pipelines/pipeline';
import { pipelineCalls } from 'server/contract/jobs/pipelines/pipeline.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

/** Links from a stage depend on the field name `stage`. */
export const pipelineList = defineList({
  reader: pageReader(pipelineCalls.getMany),
  key: 'id',
  nameOf: ({ name }: PipelineRow) => name,
  one: 'pipeline',
  many: 'pipelines',
  sorts: ['name', 'id'],
  fields: { stage: addressField.id },
  filterOf: ({ stage }): FilterParts<PipelineFilter> => ({ stageId: stage }),
  filters: [{ kind: 'lookup', field: 'stage', label: 'Stage', source: lookupSource('stages') }],
});
