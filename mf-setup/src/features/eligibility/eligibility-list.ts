import type {
  EligibilityFilter,
  EligibilityRow,
} from 'server/contract/referrals/referral-rules/eligibility';
import { eligibilityCalls } from 'server/contract/referrals/referral-rules/eligibility.calls';
import { pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

export const eligibilityList = defineList({
  reader: pageReader(eligibilityCalls.getMany),
  key: 'id',
  nameOf: ({ designation }: EligibilityRow) => designation,
  one: 'position',
  many: 'positions',
  sorts: ['designation', 'eligibilityStatus'],
  fields: { eligible: addressField.choice(['all', '1', '0'], 'all') },
  filterOf: ({ eligible }): FilterParts<EligibilityFilter> => ({
    eligibilityStatus: eligible === 'all' ? undefined : eligible,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'eligible',
      label: 'Eligible',
      options: [
        { value: 'all', label: 'All positions' },
        { value: '1', label: 'Yes' },
        { value: '0', label: 'No' },
      ],
    },
  ],
});
