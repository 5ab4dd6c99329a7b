import { screen, within } from '@testing-library/react';
import { getReferral } from 'server/contract/referrals/payouts/referral.calls';
import {
  answer,
  closeAllPanels,
  openedPanels,
  renderPage,
  user,
  type RenderPageOptions,
  readOut,
} from 'shell/sdk/testing';
import { limitedReferralRow, referralRecord } from '../../referral/testing/referral-answers';
import { PayableDetailPage } from './payable-detail.page';

afterEach(closeAllPanels);

const open = (record = referralRecord(), options: RenderPageOptions = {}) =>
  renderPage(<PayableDetailPage />, {
    address: '/job-referral/31',
    path: '/job-referral/:id',
    answers: [answer(getReferral, { data: record })],
    ...options,
  });

const part = (name: string) => screen.findByRole('region', { name });

test('the case file shows the referral of its address', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible();
  const payout = await part('Payout');
  for (const words of ['Due', '05/01/2026', '01/05/2026', 'Joined', 'Manager slab'])
    expect(within(payout).getByText(words)).toBeVisible();
  const basic = await part('Basic Details');
  for (const [name, value] of [
    ["Father's name", 'Mohan Rao'],
    ['Date of birth', '08/03/1994'],
    ['Marital status', 'Married'],
  ] as const)
    expect(within(basic).getByText(name).nextElementSibling).toHaveTextContent(value);
  expect(within(await part('Reference Details')).getByText('Uday Das')).toBeVisible();
  const contact = await part('Contact Information');
  for (const words of ['Address', /14 Lake Road/, '+91 98450 11111', 'asha.rao@example.com'])
    expect(within(contact).getByText(words)).toBeVisible();
  expect(within(await part('History')).getByText(/Due → On hold: Employment/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Referral Payable' })).toBeVisible();
});

test('missing details are shown as empty, and the drawer to edit them opens beside the case file', async () => {
  const unknown = { fatherName: '', birthDate: null, address: '', version: 0 };
  open(referralRecord({ details: { ...unknown, maritalStatus: '' } }));
  const basic = await part('Basic Details');
  for (const name of ["Father's name", 'Date of birth', 'Marital status'])
    expect(within(basic).getByText(name).nextElementSibling).toHaveTextContent('Empty');
  expect(
    within(await part('Contact Information')).getByText('Address').nextElementSibling,
  ).toHaveTextContent('Empty');
  await user.click(screen.getByRole('button', { name: 'Edit details' }));
  expect(openedPanels()).toEqual([
    { id: 'referrals.applicant-details', input: { applicantId: 31 } },
  ]);
});

test('a person without permission sees neither the labels of the details nor the button to edit them', async () => {
  const { details: _, ...record } = referralRecord();
  open(record);
  const basic = await part('Basic Details');
  expect(within(basic).getByText('Applicant status')).toBeVisible();
  for (const name of ["Father's name", 'Date of birth', 'Marital status', 'Address'])
    expect(screen.queryByText(name)).toBeNull();
  expect(screen.getByText('+91 98450 11111')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit details' })).toBeNull();
});

test('every payout rule shows its result, the reason, and how the result could change', async () => {
  open();
  const rules = within(await part('Why it is payable, or not')).getAllByRole('listitem');
  expect(rules.map(readOut)).toEqual([
    'MetThe person was hiredHired',
    'Not yetThe release period is overPayable from 2 May 2026It is met on that day, 90 days after joining.',
    'Not metAn amount was promisedNo slab fittedReferral Amount had none.',
  ]);
});

test('View Chat opens the chat of the referral, and is disabled with the reason where there is none', async () => {
  const page = open();
  await user.click(await screen.findByRole('button', { name: 'View Chat' }));
  expect(openedPanels()).toEqual([{ id: 'chat.conversation', input: { applicantId: 31 } }]);
  await closeAllPanels();
  page.unmount();
  open(referralRecord({ hasChat: false }));
  expect(await screen.findByRole('button', { name: 'View Chat' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('Mark as duplicate and Eligible require the checkbox to be ticked, and then open the payout drawer', async () => {
  open();
  const duplicate = await screen.findByRole('button', { name: 'Mark as duplicate' });
  const eligible = screen.getByRole('button', { name: 'Eligible' });
  for (const button of [duplicate, eligible]) {
    await user.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
  }
  expect(openedPanels()).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'I have checked this referral' }));
  await user.click(screen.getByRole('button', { name: 'Mark as duplicate' }));
  await user.click(screen.getByRole('button', { name: 'Eligible' }));
  expect(openedPanels()).toEqual([
    {
      id: 'referrals.payout-status',
      input: { applicantIds: [31], to: 7, reason: 'duplicate' },
    },
    { id: 'referrals.payout-status', input: { applicantIds: [31], to: 3 } },
  ]);
});

test('Eligible stays disabled where the rules do not allow it, even when the checkbox is ticked', async () => {
  open(referralRecord({ targets: [6, 7] }));
  await user.click(await screen.findByRole('checkbox'));
  expect(screen.getByRole('button', { name: 'Eligible' })).toHaveAttribute('aria-disabled', 'true');
});

test('a referrer sees only permitted facts of their own referral, and no decisions', async () => {
  open(
    { ...limitedReferralRow(31), hasChat: true },
    { grants: [{ permission: 'referral:view', scope: 'own', view: 'safe' }] },
  );
  const payout = await part('Payout');
  expect(within(payout).getByText('Expected date')).toBeVisible();
  expect(within(payout).getByText(/15,000\.50/)).toBeVisible();
  for (const name of ['Basic Details', 'Contact Information', 'Decision'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByText('Why it is payable, or not')).toBeNull();
});
