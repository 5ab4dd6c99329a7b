import { screen, waitFor } from '@testing-library/react';
import type { QuarantinedApplication } from 'server/contract/applicants/applying/held-application';
import {
  deleteQuarantinedApplications,
  getQuarantinedApplications,
  getQuarantineRoom,
  releaseQuarantinedApplications,
} from 'server/contract/applicants/applying/held-application.calls';
import { actionOf, answer, press, renderPage, user } from 'shell/sdk/testing';
import { QuarantinePage } from './quarantine.page';

const held: QuarantinedApplication = {
  ...{ id: 5, jobId: 3, jobTitle: 'Tea Taster', name: 'Noor Haddad' },
  ...{ email: 'noor@friends.example', phone: '' },
  reasons: ['no-stamp', 'no-work'],
  heldAt: '2026-03-24T18:30:00Z',
  resumeFileId: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  ...{ unanswered: [], lacksConsent: false },
};
const meta = { total: 1, current_page: 1, last_page: 1, from: 1, to: 1 };
const open = (data: QuarantinedApplication[] = [held], percent = 3) =>
  renderPage(<QuarantinePage />, {
    address: '/application/quarantine',
    answers: [
      answer(getQuarantinedApplications, { data, meta: { ...meta, total: data.length } }),
      answer(getQuarantineRoom, { data: { percent, oldestAt: '2026-03-24T18:30:00Z' } }),
      answer(releaseQuarantinedApplications, { data: { changed: 1 } }),
      answer(deleteQuarantinedApplications, { data: { changed: 1 } }),
    ],
  });

test('each held application says who sent it, for which job, and why it waits', async () => {
  open();
  const row = await screen.findByRole('row', { name: /Noor Haddad/ });
  expect(row).toHaveTextContent('noor@friends.example');
  expect(row).toHaveTextContent('Tea Taster');
  expect(row).toHaveTextContent('The form was not opened before it was sent');
});

test.each([
  ['Release', releaseQuarantinedApplications],
  ['Delete', deleteQuarantinedApplications],
])(
  'the action %s asks for confirmation, and is then sent for the chosen application',
  async (name, call) => {
    const page = open();
    await user.click(await actionOf('Noor Haddad', name));
    expect(page.sent(call)).toEqual([]);
    await press(name, await screen.findByRole('alertdialog'));
    await waitFor(() => expect(page.sent(call)).toEqual([{ id: [5] }]));
  },
);

test('an empty quarantine explains which applications it lists', async () => {
  open([]);
  expect(await screen.findByText('Nothing waits here')).toBeVisible();
});

test('for a pasted resume without a file, the menu shows why there is no download', async () => {
  open([{ ...held, resumeFileId: null }]);
  expect(await actionOf('Noor Haddad', 'Download Resume')).toHaveAccessibleDescription(/pasted/);
});

test('before releasing a mailed application, a recruiter reads which answers and consents it lacks', async () => {
  open([{ ...held, unanswered: ['Which shift suits you?'], lacksConsent: true }]);
  const row = await screen.findByRole('row', { name: /Noor Haddad/ });
  expect(row).toHaveTextContent(
    'Not answered: “Which shift suits you?”. No agreement to look at their data',
  );
  await user.click(await actionOf('Noor Haddad', 'Release'));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('Not answered: “Which shift suits you?”.');
  expect(question).toHaveTextContent('This is recorded with your name');
});

test('recruiters read that the quarantine is almost full, and since when the oldest waits', async () => {
  open([held], 83);
  expect(await screen.findByText('The quarantine is 83 % full')).toBeVisible();
  expect(screen.getByText(/The oldest has waited since/)).toBeVisible();
});

test('a quarantine that is not nearly full shows no warning', async () => {
  open([held], 79);
  await screen.findByRole('row', { name: /Noor Haddad/ });
  expect(screen.queryByText(/quarantine is/)).toBeNull();
});
