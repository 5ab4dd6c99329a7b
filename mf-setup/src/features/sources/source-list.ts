import type { SourceFilter, SourceRow } from 'server/contract/applicants/sources/source';
import { sourceCalls } from 'server/contract/applicants/sources/source.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const uses = ['all', 'used', 'unused'] as const;

export const sourceList = defineList({
  reader: pageReader(sourceCalls.getMany),
  key: 'sourceId',
  nameOf: ({ source }: SourceRow) => source,
  one: 'source',
  many: 'sources',
  sorts: ['source', 'identifier'],
  fields: { use: addressField.choice(uses, 'all') },
  filterOf: ({ use }): FilterParts<SourceFilter> => ({ use: use === 'all' ? undefined : use }),
  filters: [
    {
      kind: 'choice',
      field: 'use',
      label: 'Applicants',
      options: [
        { value: 'all', label: 'All sources' },
        { value: 'used', label: 'With applicants' },
        { value: 'unused', label: 'Without applicants' },
      ],
    },
  ],
});
