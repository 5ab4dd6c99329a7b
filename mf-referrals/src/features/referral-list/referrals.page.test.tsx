import { screen, waitFor, within } from '@testing-library/react';
import { applicantStatus } from 'mf-applicants/contract';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { getReferrals } from 'server/contract/referrals/payouts/referral.calls';
import {
  actionOf,
  answer,
  closeAllPanels,
  lookupAnswer,
  openedPanels,
  pick,
  renderPage,
  rowOf,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import {
  limitedReferralRow,
  referralPage,
  referralRow,
} from '../../referral/testing/referral-answers';
import { ReferralsPage } from './referrals.page';

afterEach(closeAllPanels);

const open = (path = '/total-referrals', options: RenderPageOptions = {}) =>
  renderPage(<ReferralsPage />, {
    address: path,
    path,
    answers: [
      answer(getReferrals, referralPage([referralRow(31)])),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
      lookupAnswer('applicantStatuses', [{ id: 101, status: 'Invited', category: 'active' }]),
    ],
    ...options,
  });

const lastQuery = ({ calls }: ReturnType<typeof open>) =>
  calls.findLast(({ call: made }) => made === 'GET /api/v1/referrals')?.query;

test.each([
  ['/total-referrals', 'Total No. Of Referral', 1],
  ['/referral-progress', 'Referral In Progress', 2],
  ['/referral-hired', 'Referral Hired', 3],
])('the page %s is titled %s', async (path, title, type) => {
  const page = open(path);
  await rowOf('Asha Rao');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(lastQuery(page)).toEqual({ type, page: 1, limit: 10 });
  expect(screen.getByRole('link', { name: 'Referrals' })).toBeVisible();
});

test('the table has its six columns in order, with the values of the referral', async () => {
  open();
  const row = await rowOf('Asha Rao');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads.filter((head) => head && head !== 'Actions')).toEqual([
    ...['Candidate Name', 'Aadhaar Number', 'Referred By', 'Referred Date'],
    ...['Recruiter Assigned', 'Status'],
  ]);
  for (const words of ['XXXX 1234', 'Uday Das', '01/05/2026', 'Meera Iyer', 'Hired'])
    expect(within(row).getByText(words)).toBeVisible();
});

test('the search and the status filter of the referrals are sent to the server', async () => {
  const page = open();
  await rowOf('Asha Rao');
  await user.click(screen.getByRole('searchbox', { name: 'Search referrals' }));
  await user.paste('rao');
  await pick(/^Status Any/, 'Invited');
  await waitFor(() => expect(lastQuery(page)).toMatchObject({ search: 'rao', statusId: 101 }));
});

test('Status opens the drawer of the applicant’s status', async () => {
  open('/total-referrals', { panels: [{ id: applicantStatus, title: 'Update Status' }] });
  await user.click(await actionOf('Asha Rao', 'Status'));
  expect(openedPanels()).toEqual([{ id: 'applicants.status', input: { applicantIds: [31] } }]);
});

test('View Resume says when a referral has no resume', async () => {
  open();
  expect(await actionOf('Asha Rao', 'View Resume')).toHaveAccessibleDescription(
    'This applicant came without a resume.',
  );
});

test('Export of a row contains that referral', async () => {
  const page = open();
  await user.click(await actionOf('Asha Rao', 'Export'));
  await waitFor(() =>
    expect(page.sent(createFileTicket)).toEqual([
      { kind: 'list', list: 'referral', rows: { applicantId: [31] } },
    ]),
  );
});

test('a person who sees only their own referrals reads their progress, and has no status filter', async () => {
  open('/total-referrals', {
    answers: [answer(getReferrals, referralPage([limitedReferralRow(31)]))],
    grants: [{ permission: 'referral:view', scope: 'own', view: 'safe' }],
  });
  const row = await rowOf('Asha Rao');
  for (const words of ['Joined', '05/01/2026', 'Due'])
    expect(within(row).getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Status/ })).toBeNull();
  expect(screen.queryByText('Aadhaar Number')).toBeNull();
});
