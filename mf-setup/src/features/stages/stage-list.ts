import type { StageFilter, StageRow } from 'server/contract/pipelines/stage';
import { stageCalls } from 'server/contract/pipelines/stage.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

/** The stages; `status` is the name that links from a status use. */
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
