import { moveReasonCalls } from 'server/contract/applicants/reasons/move-reason.calls';
import { testRowsPage } from '../../setup/testing/record-tests';
import { MoveReasonsPage } from './move-reasons.page';

testRowsPage({
  page: <MoveReasonsPage />,
  calls: moveReasonCalls,
  rows: [
    {
      ...{ id: 1, category: 'rejected', name: 'Skills do not fit', isActive: true, version: 3 },
      mailTemplate: { id: 7, name: 'Kind no' },
    },
    {
      ...{ id: 2, category: 'withdrawn', name: 'Pay', isActive: false, version: 5 },
      mailTemplate: null,
    },
  ],
  names: ['Skills do not fit', 'Pay'],
  heads: ['Reason', 'Category', 'Mail', 'Status'],
  texts: ['Kind no', 'Rejected', 'Active'],
  filters: [[/^Category All/, 'Withdrawn', { category: 'withdrawn' }]],
  use: { words: '3 applicants', kind: 'application', address: 'applicants.list.*reason=1' },
  view: 'setup:view-hiring',
  add: 'Add New Reason',
  missing: { Reason: 'Enter the reason.', Category: 'Choose the category.' },
  create: {
    change: { Reason: 'Distance', Category: 'Withdrawn' },
    sends: { name: 'Distance', category: 'withdrawn', mailTemplateId: null, isActive: true },
  },
  edit: {
    change: { Reason: 'Salary' },
    sends: { name: 'Salary', category: 'withdrawn', mailTemplateId: null, isActive: false },
  },
});
