import { screen, waitFor, within } from '@testing-library/react';
import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { lookups } from 'server/contract/lookups';
import { eligibilityCalls } from 'server/contract/referrals/referral-rules/eligibility.calls';
import type { EligibilityRow } from 'server/contract/referrals/referral-rules/eligibility';
import { answer, confirmDeletion, press, renderPage, rowOf, user } from 'shell/sdk/testing';
import { EligibilityPage } from './eligibility.page';

const row = (id: number, designation: string, eligibilityStatus: 1 | 0): EligibilityRow => ({
  id,
  designationId: id + 10,
  designation,
  eligibilityStatus,
  version: 3,
});
const rows = [row(1, 'Cook', 1), row(2, 'Director', 0)];
const meta = { total: 12, current_page: 1, last_page: 2, from: 1, to: 10 };
const saved = { data: rows[0] as EligibilityRow };
const designations = [
  { id: 11, designation: 'Cook' },
  { id: 30, designation: 'Baker' },
];

const open = () =>
  renderPage(<EligibilityPage />, {
    address: '/referrer-eligibility',
    answers: [
      answer(eligibilityCalls.getMany, { data: rows, meta }),
      answer(eligibilityCalls.create, saved),
      answer(eligibilityCalls.update, saved),
      answer(eligibilityCalls.remove, { data: { deleted: 1 } }),
      answer(eligibilityCalls.getUsage, { data: { used: 0, records: [] } }),
      answer(call<{ reply: Many<object> }>('GET', lookups.designations.path), {
        data: designations,
        meta: { ...meta, last_page: 1 },
      }),
    ],
  });

const written = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call: made }) => /^(POST|PUT)/.test(made) && !made.endsWith('/usage'));
const position = () => screen.findByRole('combobox', { name: 'Position' });
const choose = async (option: string) => {
  await user.click(await position());
  await user.click(await screen.findByRole('option', { name: option }));
};
const begin = async (name: string) => {
  await rowOf('Director');
  await press(name);
};

test('the list shows positions and Yes or No, with paging', async () => {
  open();
  expect(within(await rowOf('Cook')).getByText('Yes')).toBeVisible();
  expect(within(await rowOf('Director')).getByText('No')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(expect.arrayContaining(['Position', 'Eligible']));
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('a new position is sent with whether it may refer', async () => {
  const page = open();
  await begin('Add New Position');
  await choose('Baker');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toEqual([
      {
        call: 'POST /api/v1/referral-eligibility',
        body: { designationId: 30, eligibilityStatus: '1' },
      },
    ]),
  );
});

test('a position must be chosen before anything is sent', async () => {
  const page = open();
  await begin('Add New Position');
  await press('Save');
  await waitFor(async () =>
    expect(await position()).toHaveAccessibleDescription('Please select any value'),
  );
  expect(written(page)).toEqual([]);
});

test.each([
  ['ELI-004', 'Add New Position', 'Please select unique value'],
  ['ELI-005', 'Edit Director', 'Please fill unique slab name'],
])('%s %s: a position that is already listed is refused', async (_, name, words) => {
  const page = open();
  await begin(name);
  await choose('Cook');
  await press('Save');
  await waitFor(async () => expect(await position()).toHaveAccessibleDescription(words));
  expect(written(page)).toEqual([]);
});

test('a row is edited in place, against its version', async () => {
  const page = open();
  await begin('Edit Cook');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Eligible' }), 'No');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      { params: { id: 1 }, body: { designationId: 11, eligibilityStatus: '0', version: 3 } },
    ]),
  );
});

test('a row is deleted after confirmation', async () => {
  const page = open();
  await rowOf('Director');
  await press('Delete Director');
  await confirmDeletion();
  await waitFor(() => expect(written(page)).toMatchObject([{ body: { id: [2] } }]));
});
