import type { SourceFilter, SourceRow } from 'server/contract/sources/source';
import { getSources } from 'server/contract/sources/source.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const uses = ['all', 'used', 'unused'] as const;

/** The applicant sources. */
export const sourceList = defineList({
  reader: pageReader(getSources),
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
        { value: 'all', label: 'With or without applicants' },
        { value: 'used', label: 'With applicants' },
        { value: 'unused', label: 'Without applicants' },
      ],
    },
  ],
});
