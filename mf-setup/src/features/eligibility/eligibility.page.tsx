import { messages } from 'server/contract/messages';
import { eligibilityCalls } from 'server/contract/referrals/referral-rules/eligibility.calls';
import { SelectField, yup, type PickerItem } from 'shared-ui/forms';
import { pickerField } from '../../setup/fields';
import { choiceFilter } from '../../setup/list-filter';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';

const { position, taken, takenByOther } = messages.eligibility;

const answers = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
];

export const EligibilityPage = defineRowEditingPage({
  kind: 'referral-eligibility',
  title: 'Referrer Eligibility',
  one: 'position',
  many: 'positions',
  add: 'Add New Position',
  emptiness: 'Every position may refer.',
  calls: eligibilityCalls,
  edit: 'setup:edit-referral',
  nameOf: ({ designation }) => designation,
  columns: [
    {
      id: 'designation',
      header: 'Position',
      narrow: 'title',
      sortable: true,
      least: 240,
      share: 2,
    },
    {
      id: 'eligibilityStatus',
      header: 'Eligible',
      sortable: true,
      least: 140,
      share: 1,
      cell: ({ eligibilityStatus }) => (eligibilityStatus === 1 ? 'Yes' : 'No'),
      field: 'eligible',
    },
  ],
  filters: [
    choiceFilter('eligible', 'Eligible', [
      ['all', 'All positions'],
      ['1', 'Yes', { eligibilityStatus: '1' }],
      ['0', 'No', { eligibilityStatus: '0' }],
    ]),
  ],
  fields: {
    designation: {
      ...pickerField({ label: 'Position', source: 'designations', required: position }),
      read: ({ designationId, designation }) => ({ id: designationId, label: designation }),
      rule: ({ isNew, others }) =>
        yup
          .mixed<PickerItem>()
          .nullable()
          .required(position)
          .test(
            'unique',
            isNew ? taken : takenByOther,
            (chosen) => !others.some(({ designationId }) => designationId === chosen?.id),
          ),
    },
    eligible: {
      label: 'Eligible',
      empty: '1',
      read: ({ eligibilityStatus }) => String(eligibilityStatus),
      write: (eligibilityStatus) => ({ eligibilityStatus }),
      show: (value) => (value === '1' ? 'Yes' : 'No'),
      input: ({ name }) => <SelectField name={name} label="Eligible" options={answers} alwaysSet />,
    },
  },
});
