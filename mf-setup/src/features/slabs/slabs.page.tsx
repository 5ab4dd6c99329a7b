import { jobs } from 'mf-jobs/contract';
import { messages } from 'server/contract/messages';
import { slabCalls } from 'server/contract/referrals/referral-rules/slab.calls';
import { useCompany } from 'shared-auth';
import { AmountField, yup } from 'shared-ui/forms';
import { pickerField, textField } from '../../setup/fields';
import { isNameOfOtherRecord } from '../../setup/is-name-shared';
import { lookupFilter } from '../../setup/list-filter';
import { OpenReferrals } from '../../setup/open-referrals';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';

const { required, incomplete, taken } = messages.slab;

const CompanyAmount = () => (
  <AmountField name="amount" label="Amount" required currency={useCompany()?.currency} />
);

export const SlabsPage = defineRowEditingPage({
  kind: 'referral-amount',
  title: 'Referral Amount Calculation',
  one: 'slab',
  many: 'slabs',
  add: 'Add New Referral Slab',
  emptiness: 'Add the first one.',
  calls: slabCalls,
  edit: 'setup:edit-referral',
  nameOf: ({ slug }) => slug,
  usedIn: { job: (id) => ({ to: jobs, search: { job: 'all', slab: id } }) },
  note: <OpenReferrals />,
  filters: [
    lookupFilter('department', 'Department', 'departments', 'departmentId'),
    lookupFilter('position', 'Position', 'designations', 'designationId'),
  ],
  columns: [
    { id: 'slug', header: 'Referral Slab', narrow: 'title', sortable: true, least: 200, share: 2 },
    {
      id: 'department',
      header: 'Department',
      sortable: true,
      least: 180,
      share: 1,
      cell: ({ department }) => department?.departmentName ?? 'All departments',
    },
    {
      id: 'designation',
      header: 'Position',
      sortable: true,
      least: 180,
      share: 1,
      cell: ({ designation }) => designation?.designation ?? 'All positions',
    },
    {
      id: 'amount',
      header: 'Amount',
      exportedAs: ['Amount', 'Currency'],
      align: 'end',
      least: 140,
      cell: ({ amount, currency }) =>
        amount !== undefined && `${currency} ${amount.toLocaleString('en-IN')}`,
    },
  ],
  fields: {
    slug: {
      ...textField({ label: 'Referral Slab', required }),
      rule: ({ isNew, others }) =>
        yup
          .string()
          .trim()
          .required(isNew ? required : incomplete)
          .max(100, 'Use at most 100 characters.')
          .test(
            'unique',
            taken,
            (slug) =>
              !isNameOfOtherRecord(
                slug,
                others.map((other) => other.slug),
              ),
          ),
    },
    department: {
      ...pickerField({
        label: 'Department',
        source: 'departments',
        placeholder: 'All departments',
      }),
      read: ({ department }) =>
        department && { id: department.departmentId, label: department.departmentName },
    },
    designation: {
      ...pickerField({ label: 'Position', source: 'designations', placeholder: 'All positions' }),
      read: ({ designation }) =>
        designation && { id: designation.designationId, label: designation.designation },
    },
    amount: {
      label: 'Amount',
      empty: '' as number | '',
      read: ({ amount }) => amount ?? '',
      rule: ({ isNew }) =>
        yup
          .number()
          .transform((value: unknown, typed: unknown) => (typed === '' ? undefined : value))
          .typeError('Enter a number.')
          .required(isNew ? required : incomplete)
          .min(0, 'Enter a number not below 0')
          .max(1_000_000_000, 'Enter a number not above 1000000000'),
      input: () => <CompanyAmount />,
    },
  },
});
