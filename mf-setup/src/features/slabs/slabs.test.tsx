import { screen, waitFor, within } from '@testing-library/react';
import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { lookups } from 'server/contract/lookups';
import { getOpenReferrals } from 'server/contract/referrals/referral-rules/open-referrals.calls';
import { slabCalls } from 'server/contract/referrals/referral-rules/slab.calls';
import type { SlabRow } from 'server/contract/referrals/referral-rules/slab';
import { answer, confirmDeletion, press, renderPage, rowOf, user } from 'shell/sdk/testing';
import { SlabsPage } from './slabs.page';

const slab = (id: number, slug: string, amount: number): SlabRow => ({
  id,
  reffamount: { id },
  slug,
  department: id === 1 ? { departmentId: 4, departmentName: 'Café' } : null,
  designation: { designationId: id, designation: 'Team Lead' },
  amount,
  currency: 'INR',
  version: 3,
});
const rows = [slab(1, 'Café slab', 18_000.5), slab(2, 'Lead slab', 7_500)];
const meta = { total: 12, current_page: 1, last_page: 2, from: 1, to: 10 };
const saved = { data: rows[0] as SlabRow };
const entries = (path: string, data: object[]) =>
  answer(call<{ reply: Many<object> }>('GET', path), { data, meta: { ...meta, last_page: 1 } });

const open = (referrals = 0) =>
  renderPage(<SlabsPage />, {
    address: '/referral-amount',
    answers: [
      answer(slabCalls.getMany, { data: rows, meta }),
      answer(slabCalls.create, saved),
      answer(slabCalls.update, saved),
      answer(slabCalls.remove, { data: { deleted: 1 } }),
      answer(slabCalls.getUsage, {
        data: {
          used: 1,
          records: [{ id: 2, name: 'Lead slab', by: [{ words: '3 jobs', kind: 'job' }] }],
        },
      }),
      answer(getOpenReferrals, { data: { open: referrals, unpriced: referrals, promised: [] } }),
      entries(lookups.departments.path, [{ departmentId: 9, departmentName: 'Bakery' }]),
      entries(lookups.designations.path, [{ id: 7, designation: 'Cook' }]),
    ],
  });

const written = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ call: made }) => /^(POST|PUT)/.test(made) && !made.endsWith('/usage'));
const slug = () => screen.findByRole('textbox', { name: 'Referral Slab' });
const amount = () => screen.getByRole('spinbutton', { name: 'Amount' });
const choose = async (label: string, option: string) => {
  await user.click(screen.getByRole('combobox', { name: label }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const begin = async (name: string) => {
  await rowOf('Café slab');
  await press(name);
  return slug();
};

test('the list shows slab, department, position and amount, with paging', async () => {
  const page = open();
  const row = within(await rowOf('Café slab'));
  for (const words of ['Café', 'Team Lead', 'INR 18,000.5'])
    expect(row.getByText(words)).toBeVisible();
  expect(within(await rowOf('Lead slab')).getByText('All departments')).toBeVisible();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(
    expect.arrayContaining(['Referral Slab', 'Department', 'Position', 'Amount']),
  );
  expect(page.calls[0]?.query).toEqual({ page: 1, limit: 10 });
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('a new slab is sent and confirmed', async () => {
  const page = open();
  await user.type(await begin('Add New Referral Slab'), 'Cook slab');
  await choose('Department', 'Bakery');
  await choose('Position', 'Cook');
  await user.type(amount(), '2500.5');
  await press('Save');
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(written(page)).toEqual([
    {
      call: 'POST /api/v1/referral-amount',
      body: { slug: 'Cook slab', departmentId: 9, designationId: 7, amount: 2500.5 },
    },
  ]);
});

test('missing values of a new slab are reported at their fields, and nothing is sent', async () => {
  const page = open();
  await user.type(await begin('Add New Referral Slab'), 'Cook slab');
  await press('Save');
  const missing = 'Please fill the required fields';
  await waitFor(() => expect(amount()).toHaveAccessibleDescription(missing));
  expect(screen.getByRole('combobox', { name: 'Position' })).not.toBeInvalid();
  expect(screen.getByRole('combobox', { name: 'Department' })).not.toBeInvalid();
  expect(written(page)).toEqual([]);
});

test('a slab for a whole department, or for the whole company, needs no position', async () => {
  const page = open();
  await user.type(await begin('Add New Referral Slab'), 'Everybody');
  await user.type(amount(), '1000');
  await press('Save');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      { body: { slug: 'Everybody', departmentId: null, designationId: null, amount: 1000 } },
    ]),
  );
});

test('an emptied amount is refused, and nothing is sent', async () => {
  const page = open();
  await begin('Edit Lead slab');
  await user.clear(amount());
  await press('Save');
  await waitFor(() => expect(amount()).toHaveAccessibleDescription('fill all the fields'));
  expect(written(page)).toEqual([]);
});

test('the name of another slab is refused, the slab’s own name is not', async () => {
  const page = open();
  const name = await begin('Edit Lead slab');
  await user.clear(name);
  await user.type(name, ' café  SLAB');
  await press('Save');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Please fill unique slab name'));
  expect(written(page)).toEqual([]);
  await user.clear(name);
  await user.type(name, 'Lead Slab');
  await press('Save');
  await waitFor(() => expect(written(page)).toHaveLength(1));
});

test('a slab is edited in place, against its version', async () => {
  const page = open();
  await begin('Edit Lead slab');
  await user.clear(amount());
  await user.type(amount(), '8000{Enter}');
  await waitFor(() =>
    expect(written(page)).toMatchObject([
      {
        params: { id: 2 },
        body: { slug: 'Lead slab', departmentId: null, designationId: 2, amount: 8000, version: 3 },
      },
    ]),
  );
});

test.each([
  [0, 'No referrals are open, so saving this touches none and costs nothing.'],
  [3, /^Saving this touches none of the 3 open referrals: .+, no amount was promised/],
])(
  'with %i open referrals the row says what saving a slab would affect',
  async (referrals, words) => {
    open(referrals);
    await begin('Edit Lead slab');
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('a slab is deleted after confirmation, which links to the jobs that have it', async () => {
  const page = open();
  await rowOf('Lead slab');
  await press('Delete Lead slab');
  const jobs = (await screen.findByRole('link', { name: '3 jobs' })).getAttribute('href');
  expect(jobs).toMatch(/jobs\.list.*job=all&slab=2$/);
  await confirmDeletion();
  await waitFor(() => expect(written(page)).toMatchObject([{ body: { id: [2] } }]));
});
