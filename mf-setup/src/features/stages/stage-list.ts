import type { StageFilter, StageRow } from 'server/contract/jobs/pipelines/stage';
import { stageCalls } from 'server/contract/jobs/pipelines/stage.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

/** Links from a status depend on the field name `status`. */
export const stageList = defineList({
  reader: pageReader(stageCalls.getMany),
  key: 'id',
  nameOf: ({ name }: StageRow) => name,
  one: 'stage',
  many: 'stages',
  sorts: ['name', 'id'],
  fields: { status: addressField.id },
  filterOf: ({ status }): FilterParts<StageFilter> => ({ statusId: status }),
  filters: [
    {
      kind: 'lookup',
      field: 'status',
      label: 'Status',
      source: lookupSource('applicantStatuses'),
    },
  ],
});
