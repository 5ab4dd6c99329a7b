import type { SlabFilter, SlabRow } from 'server/contract/referrals/referral-rules/slab';
import { slabCalls } from 'server/contract/referrals/referral-rules/slab.calls';
import { pageReader } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const slabList = defineList({
  reader: pageReader(slabCalls.getMany),
  key: 'id',
  nameOf: ({ slug }: SlabRow) => slug,
  one: 'slab',
  many: 'slabs',
  sorts: ['slug', 'department', 'designation'],
  fields: { department: addressField.id, position: addressField.id },
  filterOf: ({ department, position }): FilterParts<SlabFilter> => ({
    departmentId: department,
    designationId: position,
  }),
  filters: [
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
    },
    { kind: 'lookup', field: 'position', label: 'Position', source: lookupSource('designations') },
  ],
});
