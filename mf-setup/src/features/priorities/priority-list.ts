import type { PriorityFilter, PriorityRow } from 'server/contract/jobs/priorities/priority';
import { priorityCalls } from 'server/contract/jobs/priorities/priority.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const priorityList = defineList({
  reader: pageReader(priorityCalls.getMany),
  key: 'id',
  nameOf: ({ name }: PriorityRow) => name,
  one: 'priority',
  many: 'priorities',
  sorts: ['name', 'status'],
  fields: { status: addressField.choice(['all', '1', '0'], 'all') },
  filterOf: ({ status }): FilterParts<PriorityFilter> => ({
    status: status === 'all' ? undefined : status,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'status',
      label: 'Status',
      options: [
        { value: 'all', label: 'All priorities' },
        { value: '1', label: 'Enabled' },
        { value: '0', label: 'Disabled' },
      ],
    },
  ],
});
