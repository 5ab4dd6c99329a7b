import { applications } from 'mf-applicants/contract';
import type { MoveReasonRow } from 'server/contract/applicants/reasons/move-reason';
import {
  reasonCategories,
  reasonCategoryNames,
  type ReasonCategory,
} from 'server/contract/applicants/reasons/move-reason-constants';
import { moveReasonCalls } from 'server/contract/applicants/reasons/move-reason.calls';
import { SelectField, yup } from 'shared-ui/forms';
import { SettingsNav } from '../../general-settings/settings-nav';
import { defineRowEditingPage } from '../../setup/define-row-editing-page';
import { pickerField, switchField, textField } from '../../setup/fields';
import { choiceFilter } from '../../setup/list-filter';
import type { RecordField } from '../../setup/record-field';
import { RequiredReasonSection } from './required-reason-section';

const categoryField: RecordField<ReasonCategory | '', MoveReasonRow> = {
  label: 'Category',
  empty: '',
  rule: yup.string().required('Choose the category.'),
  show: (category) => (category === '' ? '' : reasonCategoryNames[category]),
  input: ({ name }) => (
    <SelectField
      name={name}
      label="Category"
      placeholder="Choose"
      options={reasonCategories.map((value) => ({ value, label: reasonCategoryNames[value] }))}
      required
    />
  ),
};

export const MoveReasonsPage = defineRowEditingPage({
  kind: 'move-reason',
  title: 'Reject and Withdraw Reasons',
  nav: <SettingsNav />,
  section: <RequiredReasonSection />,
  one: 'reason',
  many: 'reasons',
  add: 'Add New Reason',
  emptiness: 'Add the first one, and it is asked when somebody is rejected or withdraws.',
  calls: moveReasonCalls,
  nameOf: ({ name }) => name,
  usedIn: { application: (id) => ({ to: applications, search: { reason: id } }) },
  columns: [
    { id: 'name', header: 'Reason', narrow: 'title', sortable: true, least: 220, share: 2 },
    {
      ...{ id: 'category', header: 'Category', sortable: true, least: 150, share: 1 },
      cell: ({ category }) => reasonCategoryNames[category],
    },
    {
      ...{ id: 'mailTemplate', header: 'Mail', least: 200, share: 2 },
      cell: ({ mailTemplate }) => mailTemplate?.name ?? '',
    },
    {
      ...{ id: 'isActive', header: 'Status', sortable: true, least: 130, share: 1 },
      cell: ({ isActive }) => (isActive ? 'Active' : 'Inactive'),
    },
  ],
  filters: [
    choiceFilter('category', 'Category', [
      ['all', 'All categories'],
      ...reasonCategories.map(
        (category) => [category, reasonCategoryNames[category], { category }] as const,
      ),
    ]),
  ],
  fields: {
    name: textField({ label: 'Reason', required: 'Enter the reason.' }),
    category: categoryField,
    mailTemplate: pickerField({
      label: 'Mail',
      source: 'mailTemplates',
      placeholder: 'No mail is proposed',
    }),
    isActive: { ...switchField('Active'), empty: true },
  },
});
