import type { DuplicateQuery } from 'server/contract/applicants/duplicates/duplicate';
import { getDuplicates } from 'server/contract/applicants/duplicates/duplicate.calls';
import {
  duplicateReasons,
  duplicateStates,
} from 'server/contract/applicants/duplicates/duplicate-constants';
import { pageReader } from 'shared-auth';
import { defineList, useList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { formatPairName, duplicateReasonTexts, duplicateStateTexts } from './pair-texts';

const duplicateList = defineList({
  reader: pageReader(getDuplicates),
  key: 'id',
  nameOf: formatPairName,
  one: 'pair',
  many: 'pairs',
  limit: 25,
  fields: {
    state: addressField.choice(duplicateStates, 'suspected'),
    reason: addressField.choice(['', ...duplicateReasons], ''),
  },
  kept: ['state'],
  filterOf: ({ state, reason }): FilterParts<DuplicateQuery> => ({
    state,
    reason: reason || undefined,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'state',
      label: 'State',
      options: duplicateStates.map((value) => ({ value, label: duplicateStateTexts[value] })),
    },
    {
      kind: 'choice',
      field: 'reason',
      label: 'Reason',
      options: [
        { value: '', label: 'Any' },
        ...duplicateReasons.map((value) => ({ value, label: duplicateReasonTexts[value] })),
      ],
    },
  ],
});

export const useDuplicates = () => useList(duplicateList);
export type Duplicates = ReturnType<typeof useDuplicates>;
