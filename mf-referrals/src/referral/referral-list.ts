import type { ReferralFilter } from 'server/contract/referrals/referral';
import { getReferrals } from 'server/contract/referrals/referral.calls';
import {
  payoutStateNames,
  payoutStates,
  type ReferralType,
} from 'server/contract/referrals/payout-constants';
import { lookupSource, pageReader } from 'shared-auth';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';
import { candidateName } from './words';

const reader = pageReader(getReferrals);

const shared = {
  reader,
  key: 'applicantId',
  nameOf: candidateName,
  one: 'referral',
  many: 'referrals',
} as const;

/** Referrals of one type, narrowed by the status of the person. */
export const referralsOfType = (type: ReferralType) =>
  defineList({
    ...shared,
    sorts: ['name', 'date'],
    fields: { status: addressField.id },
    filterOf: ({ status }): FilterParts<ReferralFilter> => ({ type, statusId: status }),
    filters: [
      {
        kind: 'lookup',
        field: 'status',
        label: 'Status',
        source: lookupSource('applicantStatuses'),
      },
    ],
  });

/** Payable referrals, narrowed by where their payouts stand. */
export const payableList = defineList({
  ...shared,
  sorts: ['name', 'date', 'payable'],
  fields: { status: addressField.choice(['', ...payoutStateNames], '') },
  filterOf: ({ status }): FilterParts<ReferralFilter> => ({
    type: 4,
    referralStatusId: status === '' ? undefined : payoutStates[status].id,
  }),
  filters: [
    {
      kind: 'choice',
      field: 'status',
      label: 'Status',
      options: [
        { value: '', label: 'All' },
        ...payoutStateNames.map((value) => ({ value, label: payoutStates[value].label })),
      ],
    },
  ],
});
