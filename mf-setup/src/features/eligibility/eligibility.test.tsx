import { screen, waitFor } from '@testing-library/react';
import { eligibilityCalls } from 'server/contract/referrals/referral-rules/eligibility.calls';
import { lookupAnswer, pick, press, rowOf } from 'shell/sdk/testing';
import { testRowsPage } from '../../setup/testing/record-tests';
import { EligibilityPage } from './eligibility.page';

const row = (id: number, designation: string, eligibilityStatus: 1 | 0) => ({
  ...{ id, designationId: id + 10, designation, eligibilityStatus, version: 3 },
});

const open = testRowsPage({
  page: <EligibilityPage />,
  calls: eligibilityCalls,
  rows: [row(1, 'Cook', 1), row(2, 'Director', 0)],
  answers: [
    lookupAnswer('designations', [
      { id: 11, designation: 'Cook' },
      { id: 30, designation: 'Baker' },
    ]),
  ],
  names: ['Cook', 'Director'],
  heads: ['Position', 'Eligible'],
  texts: ['Yes'],
  filters: [[/^Eligible All/, 'No', { eligibilityStatus: '0' }]],
  view: 'setup:view-referral',
  add: 'Add New Position',
  missing: { Position: 'Please select any value' },
  create: { change: { Position: 'Baker' }, sends: { designationId: 30, eligibilityStatus: '1' } },
  edit: { change: { Eligible: 'Yes' }, sends: { designationId: 12, eligibilityStatus: '1' } },
});

test.each([
  ['Add New Position', 'Please select unique value'],
  ['Edit Director', 'Please fill unique slab name'],
])('in “%s”, choosing a position that is already listed is refused', async (start, message) => {
  const page = open();
  await rowOf('Director');
  await press(start);
  await pick('Position', 'Cook');
  await press('Save');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Position' })).toHaveAccessibleDescription(message),
  );
  expect(page.sent(eligibilityCalls.create)).toEqual([]);
  expect(page.sent(eligibilityCalls.update)).toEqual([]);
});
