import { screen, waitFor, within } from '@testing-library/react';
import type { PrivacyRequest } from 'server/contract/privacy/requests/privacy-request';
import {
  answerPrivacyRequest,
  assignPrivacyRequest,
  buildPrivacyPackage,
  confirmIdentity,
  getPrivacyRequests,
} from 'server/contract/privacy/requests/privacy-request.calls';
import {
  actionOf,
  answer,
  lookupAnswer,
  pageOf,
  pick,
  press,
  renderPage,
  rowOf,
  type,
  user,
} from 'shell/sdk/testing';
import { PrivacyRequestsPage } from './privacy-requests.page';

const request = (id: number, parts: Partial<PrivacyRequest> = {}): PrivacyRequest => ({
  ...{ id, kind: 'access', state: 'open', applicantId: 31, name: 'Asha Rao', hasAddress: true },
  ...{ note: '', madeBy: null, owner: null, madeAt: '2026-03-24T18:30:00Z', dueOn: '2026-04-23' },
  ...{
    isLate: false,
    isToErase: false,
    confirmedAt: '2026-03-24T19:00:00Z',
    confirmedHow: '',
    closedAt: null,
  },
  ...{ answer: '', fileId: null, storedUntil: null, version: 1, ...parts },
});
const open = (rows: PrivacyRequest[]) =>
  renderPage(<PrivacyRequestsPage />, {
    address: '/privacy-requests',
    answers: [
      answer(getPrivacyRequests, pageOf(rows)),
      answer(buildPrivacyPackage, { data: request(1, { state: 'building' }) }),
      answer(answerPrivacyRequest, { data: request(1, { state: 'done' }) }),
      answer(assignPrivacyRequest, { data: request(1) }),
      lookupAnswer('users', [{ userId: 8, fullName: 'Noor Haddad', email: 'noor@x.example' }]),
      answer(confirmIdentity, { data: request(1) }),
    ],
  });

test('the list of privacy requests shows person, right and due day, and marks overdue requests', async () => {
  open([request(1, { isLate: true, note: 'All of it, please' })]);
  const row = within(await rowOf('Asha Rao'));
  expect(row.getByText('Copy of all data')).toBeVisible();
  expect(row.getByText('All of it, please')).toBeVisible();
  expect(row.getByText('23/04/2026')).toBeVisible();
  expect(row.getByText('The day to answer has passed.')).toBeVisible();
});

const choose = async (row: string, action: string) => user.click(await actionOf(row, action));

test('one press creates the data package of a confirmed request; an unconfirmed request offers no package', async () => {
  const page = open([request(1), request(2, { name: 'Noor Haddad', state: 'unconfirmed' })]);
  await choose('Copy of all data for Asha Rao', 'Make the package');
  await waitFor(() => expect(page.sent(buildPrivacyPackage)).toHaveLength(1));
  await press('Actions for Copy of all data for Noor Haddad');
  expect(await screen.findByRole('menuitem', { name: 'Confirm the identity' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Make the package' })).toBeNull();
});

test('a privacy request cannot be refused without a reason', async () => {
  const page = open([request(1, { kind: 'erasure' })]);
  await choose('Erasure for Asha Rao', 'Answer');
  const dialog = await screen.findByRole('dialog', { name: 'Answer the request' });
  await user.click(within(dialog).getByRole('radio', { name: 'Refused, with a reason' }));
  await press('Answer', dialog);
  expect(await within(dialog).findByText('Say why, since the applicant reads it.')).toBeVisible();
  await type('Answer to the applicant', 'A legal case is open.', dialog);
  await press('Answer', dialog);
  await waitFor(() =>
    expect(page.sent(answerPrivacyRequest)).toEqual([
      { outcome: 'refused', answer: 'A legal case is open.' },
    ]),
  );
});

test('a person who confirms an applicant’s identity manually says how', async () => {
  const page = open([request(1, { state: 'unconfirmed', confirmedAt: null })]);
  await choose('Copy of all data for Asha Rao', 'Confirm the identity');
  const dialog = await screen.findByRole('dialog', { name: 'Confirm the identity' });
  await type('How you made sure', 'Called the number on record', dialog);
  await press('Confirm', dialog);
  await waitFor(() =>
    expect(page.sent(confirmIdentity)).toEqual([{ how: 'Called the number on record' }]),
  );
});

test('a privacy request can be assigned to a colleague who may answer it', async () => {
  const page = open([request(1)]);
  await choose('Copy of all data for Asha Rao', 'Choose the owner');
  const dialog = await screen.findByRole('dialog', { name: 'Choose the owner' });
  await pick('Who answers', 'Noor Haddad');
  await press('Save', dialog);
  await waitFor(() =>
    expect(page.sent(assignPrivacyRequest)).toEqual([{ ownerId: 8, version: 1 }]),
  );
});
