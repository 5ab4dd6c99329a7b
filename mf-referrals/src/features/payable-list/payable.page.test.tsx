import { screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { beforeRelease } from 'server/contract/referrals/payouts/payout-constants';
import type { BatchOutlook } from 'server/contract/referrals/payout-batches/payout-batch';
import {
  checkPayoutBatch,
  createPayoutBatch,
} from 'server/contract/referrals/payout-batches/payout-batch.calls';
import {
  deletePayableReferrals,
  getReferrals,
} from 'server/contract/referrals/payouts/referral.calls';
import {
  actionOf,
  answer,
  closeAllPanels,
  failure,
  openedPanels,
  pick,
  press,
  renderPage,
  rowOf,
  tick,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import remote from '../../../remote.config';
import {
  waitingReferralRow,
  limitedReferralRow,
  referralPage,
  referralRow,
} from '../../referral/testing/referral-answers';
import { batchRecord } from '../../referral/testing/batch-answers';
import { PayablePage } from './payable.page';

afterEach(closeAllPanels);

const open = (rows = [referralRow(31), waitingReferralRow(32)], options: RenderPageOptions = {}) =>
  renderPage(<PayablePage />, {
    address: '/referral-payable',
    path: '/referral-payable',
    panels: remote.panels,
    answers: [
      answer(getReferrals, referralPage(rows)),
      answer(deletePayableReferrals, { data: { deleted: 1 } }),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
    ],
    ...options,
  });

const lastQuery = ({ calls }: ReturnType<typeof open>) =>
  calls.findLast(({ call: made }) => made === 'GET /api/v1/referrals')?.query;

test('the table has its columns, with the values of the referral', async () => {
  open();
  const row = await rowOf('Asha Rao');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter((head) => head && head !== 'Actions')).toEqual([
    ...['Claimant', 'Employee', 'Recruiter Assigned', 'Eligibility Date', 'Amount'],
    ...['Status', 'Remark', 'Days Completed'],
  ]);
  for (const words of ['Uday Das', '05/01/2026', 'Due', '90', 'Asked payroll', 'Meera Iyer'])
    expect(within(row).getAllByText(words)[0]).toBeInTheDocument();
  expect(screen.getByText('Payable from 2 May 2026')).toBeVisible();
});

test('the search and the status filter of the payouts are sent to the server', async () => {
  const page = open();
  await rowOf('Asha Rao');
  expect(lastQuery(page)).toMatchObject({ type: 4, page: 1, limit: 10 });
  await user.click(screen.getByRole('searchbox', { name: 'Search referrals' }));
  await user.paste('rao');
  await waitFor(() => expect(lastQuery(page)).toMatchObject({ search: 'rao' }));
  await pick(/^Status All/, 'On hold');
  await waitFor(() => expect(lastQuery(page)).toMatchObject({ referralStatusId: 6 }));
  expect(page.address()).toBe('/referral-payable?search=rao&status=on-hold');
});

test('the list of payouts is paged', async () => {
  const meta = { total: 25, current_page: 1, last_page: 3, from: 1, to: 10 };
  const page = open([], { answers: [answer(getReferrals, { data: [referralRow(31)], meta })] });
  expect(await screen.findByText('Showing 1 to 10 of 25 entries')).toBeVisible();
  await press('Page 2');
  await waitFor(() => expect(page.address()).toBe('/referral-payable?page=2'));
  await waitFor(() => expect(lastQuery(page)).toMatchObject({ page: 2 }));
});

test('before the end of the release period Status and Export are disabled with the reason', async () => {
  open([waitingReferralRow(32)]);
  for (const name of ['Status', 'Export']) {
    const entry = await actionOf('Dev Menon', name);
    expect(entry).toHaveAttribute('aria-disabled', 'true');
    expect(entry).toHaveAccessibleDescription(beforeRelease(90));
    await user.keyboard('{Escape}');
  }
});

test('Export of ticked rows includes only those past their release period, and is disabled with the reason without any', async () => {
  const page = open();
  await tick('Dev Menon');
  const bar = screen.getByRole('region', { name: 'Selection' });
  const exported = () => within(bar).getByRole('button', { name: 'Export' });
  expect(exported()).toHaveAttribute('aria-disabled', 'true');
  await user.hover(exported());
  expect(await screen.findByText(beforeRelease(90))).toBeVisible();
  await tick('Asha Rao');
  await user.click(exported());
  await waitFor(() =>
    expect(page.sent(createFileTicket)).toEqual([
      { kind: 'list', list: 'payable-referral', rows: { applicantId: [31] } },
    ]),
  );
});

test('Status is disabled while no ticked row has passed its release period; Hold and Not eligible are not', async () => {
  open();
  await tick('Dev Menon');
  const bar = screen.getByRole('region', { name: 'Selection' });
  const button = (name: string) => within(bar).getByRole('button', { name });
  expect(button('Status')).toHaveAttribute('aria-disabled', 'true');
  await user.hover(button('Status'));
  expect(await screen.findByText(beforeRelease(90))).toBeVisible();
  await user.click(button('Hold'));
  await user.click(button('Not eligible'));
  expect(openedPanels()).toEqual([
    { id: 'referrals.payout-status', input: { applicantIds: [32], to: 6 } },
    { id: 'referrals.payout-status', input: { applicantIds: [32], to: 7 } },
  ]);
});

test('Hold and Not eligible of a row are enabled even before the end of its release period', async () => {
  open([waitingReferralRow(32)]);
  await user.click(await actionOf('Dev Menon', 'Hold'));
  await user.click(await actionOf('Dev Menon', 'Not eligible'));
  expect(openedPanels()).toEqual([
    { id: 'referrals.payout-status', input: { applicantIds: [32], to: 6 } },
    { id: 'referrals.payout-status', input: { applicantIds: [32], to: 7 } },
  ]);
});

test('after the release period Status opens its drawer, and the address contains the drawer', async () => {
  const page = open([referralRow(31)]);
  await user.click(await actionOf('Asha Rao', 'Status'));
  expect(openedPanels()).toEqual([
    { id: 'referrals.payout-status', input: { applicantIds: [31] } },
  ]);
  expect(page.address()).toContain('drawer=referrals.payout-status&of=31');
});

test('the Status action for selected rows includes every ticked row', async () => {
  open();
  await tick('Asha Rao');
  await tick('Dev Menon');
  const bar = screen.getByRole('region', { name: 'Selection' });
  await user.click(within(bar).getByRole('button', { name: 'Status' }));
  expect(openedPanels()).toEqual([
    { id: 'referrals.payout-status', input: { applicantIds: [31, 32] } },
  ]);
});

describe('a batch of ticked payouts', () => {
  const outlook: BatchOutlook = {
    asked: 2,
    ready: [{ currency: 'INR', rows: 1, amount: 15000.5 }],
    refused: {
      count: 1,
      first: [{ applicantId: 32, name: 'Dev Menon', message: 'It stands in batch 11.' }],
    },
  };
  const openQuestion = async (outlook: BatchOutlook, built = batchAnswer) => {
    const page = open(undefined, {
      answers: [
        answer(getReferrals, referralPage([referralRow(31), waitingReferralRow(32)])),
        answer(checkPayoutBatch, { data: outlook }),
        built,
      ],
    });
    await tick('Asha Rao');
    await tick('Dev Menon');
    const bar = screen.getByRole('region', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: 'Build batch' }));
    const question = await screen.findByRole('alertdialog', { name: 'Build batch' });
    return { page, question };
  };
  const batchAnswer = answer(createPayoutBatch, { data: batchRecord() });
  const confirm = (question: HTMLElement) =>
    user.click(within(question).getByRole('button', { name: 'Build batch' }));

  test('the dialog says how many payouts can be included and why others cannot; the built batch then opens', async () => {
    const { page, question } = await openQuestion(outlook);
    expect(question).toHaveTextContent('1 of 2 can be built: 1 payout, ₹15,000.50.');
    expect(question).toHaveTextContent('Dev Menon');
    expect(question).toHaveTextContent('It stands in batch 11.');
    expect(page.sent(createPayoutBatch)).toEqual([]);
    await confirm(question);
    await waitFor(() =>
      expect(page.sent(createPayoutBatch)).toEqual([{ applicantId: [31, 32], currency: 'INR' }]),
    );
    await waitFor(() => expect(page.address()).toBe('/referrals.batch'));
  });

  test('a batch cannot be built without any payout', async () => {
    const { page, question } = await openQuestion({ ...outlook, ready: [] });
    expect(question).toHaveTextContent('0 of 2 can be built.');
    await confirm(question);
    expect(page.sent(createPayoutBatch)).toEqual([]);
  });

  test('a batch is built in the chosen currency where its payouts have several', async () => {
    const { page, question } = await openQuestion({
      ...outlook,
      ready: [...outlook.ready, { currency: 'USD', rows: 1, amount: 200 }],
    });
    await user.click(within(question).getByRole('button', { name: 'USD, 1 payout' }));
    await confirm(question);
    await waitFor(() => expect(page.sent(createPayoutBatch)).toMatchObject([{ currency: 'USD' }]));
  });

  test('a refused batch shows the refusal in the confirmation dialog, which stays open', async () => {
    const refused = answer(createPayoutBatch, () =>
      Promise.reject(failure(422, 'It stands in batch 12.')),
    );
    const { question } = await openQuestion(outlook, refused);
    await confirm(question);
    expect(
      await within(question).findByText(/No batch was built\. It stands in batch 12\./),
    ).toBeVisible();
  });
});

test('a payout in a batch links to that batch', async () => {
  open([referralRow(31, { batchId: 12 }), waitingReferralRow(32)]);
  const row = await rowOf('Asha Rao');
  expect(within(row).getByRole('link', { name: 'Batch 12' })).toHaveAttribute(
    'href',
    '/referrals.batch',
  );
  expect(screen.getAllByRole('link', { name: /^Batch / })).toHaveLength(1);
});

test('a referral whose payout is decided cannot be deleted, and Delete gives the reason', async () => {
  open([{ ...referralRow(31), mayDelete: false }]);
  const entry = await actionOf('Asha Rao', 'Delete');
  expect(entry).toHaveAccessibleDescription(
    'A payout that is approved, exported or paid keeps its referral.',
  );
});

test('Delete requires the word DELETE, and sends only the referral of that row', async () => {
  const page = open([referralRow(31)]);
  await user.click(await actionOf('Asha Rao', 'Delete'));
  const question = await screen.findByRole('alertdialog', { name: 'Delete Asha Rao' });
  await user.type(within(question).getByRole('textbox'), 'DELETE');
  await user.click(within(question).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(page.sent(deletePayableReferrals)).toEqual([{ applicantId: [31] }]));
});

test('a person who sees only their own referrals reads day and amount, and can change nothing', async () => {
  open([limitedReferralRow(31)], {
    grants: [{ permission: 'referral:view', scope: 'own', view: 'safe' }],
  });
  const row = await rowOf('Asha Rao');
  expect(within(row).getByText(/15,000\.50/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Claimant' })).toBeNull();
  await actionOf('Asha Rao', 'View Payable');
  for (const name of [/^Status/, /^Hold/, /^Not eligible/, /^Export/, /^Delete/])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
});

test('a person who sees only their own referrals has no filter that reveals hidden facts', async () => {
  open([limitedReferralRow(31)], {
    grants: [{ permission: 'referral:view', scope: 'own', view: 'safe' }],
  });
  await rowOf('Asha Rao');
  await press('Add a filter');
  expect(await screen.findByRole('menuitem', { name: 'Department' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Confirmation' })).toBeNull();
});
