import {
  confirmations,
  type Confirmation,
} from 'server/contract/referrals/payout-calendar/payout-calendar-constants';
import type { ReferralFilter } from 'server/contract/referrals/payouts/referral';
import { getReferrals } from 'server/contract/referrals/payouts/referral.calls';
import {
  payoutStateNames,
  payoutStates,
  type ReferralType,
} from 'server/contract/referrals/payouts/payout-constants';
import { pageReader, useToday } from 'shared-auth';
import { lookupSource } from 'shared-auth/lookups';
import { formatPersonName } from 'shared-ui';
import { defineList, type FilterParts } from 'shell/sdk/list';
import { addressField } from 'shell/sdk/react';

const referralReader = pageReader(getReferrals);
const confirmationNames = Object.keys(confirmations) as Confirmation[];

const sharedListOptions = {
  reader: referralReader,
  key: 'applicantId',
  nameOf: formatPersonName,
  one: 'referral',
  many: 'referrals',
} as const;

export const defineReferralList = (type: ReferralType) =>
  defineList({
    ...sharedListOptions,
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

export const payableList = defineList({
  ...sharedListOptions,
  sorts: ['name', 'date', 'payable'],
  fields: {
    status: addressField.choice(['', ...payoutStateNames], ''),
    department: addressField.id,
    paidFrom: addressField.day,
    paidTo: addressField.day,
    from: addressField.day,
    to: addressField.day,
    confirmation: addressField.choice(['', ...confirmationNames], ''),
  },
  filterOf: ({
    status,
    department,
    from,
    to,
    confirmation,
    ...paid
  }): FilterParts<ReferralFilter> => ({
    ...paid,
    type: 4,
    referralStatusId: status === '' ? undefined : payoutStates[status].id,
    departmentId: department,
    payableFrom: from,
    payableTo: to,
    confirmation: confirmation || undefined,
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
    {
      kind: 'choice',
      field: 'confirmation',
      label: 'Confirmation',
      isAdded: true,
      options: [
        { value: '', label: 'Any' },
        ...confirmationNames.map((value) => ({ value, label: confirmations[value] })),
      ],
    },
    {
      kind: 'days',
      from: 'from',
      to: 'to',
      label: 'Eligibility date',
      order: 'month-first',
      useToday,
      isAdded: true,
    },
    {
      kind: 'days',
      from: 'paidFrom',
      to: 'paidTo',
      label: 'Paid',
      order: 'month-first',
      useToday,
      isAdded: true,
    },
    {
      kind: 'lookup',
      field: 'department',
      label: 'Department',
      source: lookupSource('departments'),
      isAdded: true,
    },
  ],
});
