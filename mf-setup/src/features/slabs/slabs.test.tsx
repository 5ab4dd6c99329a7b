import { screen, waitFor } from '@testing-library/react';
import { getOpenReferrals } from 'server/contract/referrals/referral-rules/open-referrals.calls';
import { slabCalls } from 'server/contract/referrals/referral-rules/slab.calls';
import { answer, field, lookupAnswer, press, rowOf, type } from 'shell/sdk/testing';
import { testRowsPage } from '../../setup/testing/record-tests';
import { SlabsPage } from './slabs.page';

const slab = (id: number, slug: string, amount: number) => ({
  ...{ id, reffamount: { id }, slug, amount, currency: 'INR', version: 3 },
  department: id === 1 ? { departmentId: 4, departmentName: 'Café' } : null,
  designation: { designationId: id, designation: 'Team Lead' },
});
const referrals = (open: number) =>
  answer(getOpenReferrals, { data: { open, unpriced: open, promised: [] } });

const open = testRowsPage({
  page: <SlabsPage />,
  calls: slabCalls,
  rows: [slab(1, 'Café slab', 18_000.5), slab(2, 'Lead slab', 7_500)],
  answers: [
    lookupAnswer('departments', [{ departmentId: 9, departmentName: 'Bakery' }]),
    lookupAnswer('designations', [{ id: 7, designation: 'Cook' }]),
    referrals(0),
  ],
  names: ['Café slab', 'Lead slab'],
  heads: ['Referral Slab', 'Department', 'Position', 'Amount'],
  texts: ['Café', 'Team Lead', 'INR 18,000.5'],
  filters: [[/^Department Any/, 'Bakery', { departmentId: 9 }]],
  use: { words: '3 jobs', kind: 'job', address: 'jobs.list.*job=all&slab=1' },
  view: 'setup:view-referral',
  add: 'Add New Referral Slab',
  missing: {
    'Referral Slab': 'Please fill the required fields',
    Amount: 'Please fill the required fields',
  },
  create: {
    change: { 'Referral Slab': 'Cook slab', Department: 'Bakery', Position: 'Cook', Amount: '2.5' },
    sends: { slug: 'Cook slab', departmentId: 9, designationId: 7, amount: 2.5 },
  },
  edit: {
    change: { Amount: '8000' },
    sends: { slug: 'Lead slab', departmentId: null, designationId: 2, amount: 8000 },
  },
});

test('a slab for a whole department, or for the whole company, needs no position', async () => {
  const page = open();
  await rowOf('Lead slab');
  expect(screen.getByText('All departments')).toBeVisible();
  await press('Add New Referral Slab');
  await type('Referral Slab', 'Everybody');
  await type('Amount', '1000');
  await press('Save');
  await waitFor(() =>
    expect(page.sent(slabCalls.create)).toEqual([
      { slug: 'Everybody', departmentId: null, designationId: null, amount: 1000 },
    ]),
  );
});

test('an emptied amount is refused, and nothing is sent', async () => {
  const page = open();
  await press('Edit Lead slab');
  await type('Amount', '');
  await press('Save');
  await waitFor(() => expect(field('Amount')).toHaveAccessibleDescription('fill all the fields'));
  expect(page.sent(slabCalls.update)).toEqual([]);
});

test('a slab cannot be given the name of another slab, but can keep its own', async () => {
  const page = open();
  await press('Edit Lead slab');
  await type('Referral Slab', ' café  SLAB');
  await press('Save');
  await waitFor(() =>
    expect(field('Referral Slab')).toHaveAccessibleDescription('Please fill unique slab name'),
  );
  expect(page.sent(slabCalls.update)).toEqual([]);
  await type('Referral Slab', 'Lead Slab');
  await press('Save');
  await waitFor(() => expect(page.sent(slabCalls.update)).toHaveLength(1));
});

test.each([
  [0, 'No referrals are open, so saving this touches none and costs nothing.'],
  [3, /^Saving this touches none of the 3 open referrals: .+, no amount was promised/],
])('with %i open referrals the row says what saving a slab would affect', async (count, text) => {
  open({}, [referrals(count)]);
  await press('Edit Lead slab');
  expect(await screen.findByText(text)).toBeVisible();
});
