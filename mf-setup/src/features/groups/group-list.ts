import type { GroupFilter, GroupRow } from 'server/contract/company/groups/group';
import { groupCalls } from 'server/contract/company/groups/group.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const published = { all: 10, publish: 20, save: 30 } as const;
const active = { all: undefined, active: 1, expired: 0 } as const;

export const groupList = defineList({
  reader: pageReader(groupCalls.getMany),
  key: 'id',
  nameOf: ({ groupName }: GroupRow) => groupName,
  one: 'group',
  many: 'groups',
  sorts: ['groupName', 'activeStatus'],
  fields: {
    status: addressField.choice(['all', 'publish', 'save'], 'all'),
    show: addressField.choice(['active', 'all', 'expired'], 'all'),
  },
  filterOf: ({ status, show }): FilterParts<GroupFilter> => ({
    own: 1,
    filter: published[status],
    activeStatus: active[show],
  }),
  filters: [
    {
      kind: 'choice',
      field: 'status',
      label: 'Status',
      options: [
        { value: 'all', label: 'All' },
        { value: 'publish', label: 'Publish' },
        { value: 'save', label: 'Save' },
      ],
    },
    {
      kind: 'choice',
      field: 'show',
      label: 'Groups',
      options: [
        { value: 'active', label: 'Active' },
        { value: 'all', label: 'All' },
        { value: 'expired', label: 'Expired Groups' },
      ],
    },
  ],
});
