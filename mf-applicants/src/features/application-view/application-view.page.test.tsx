import remote from '../../../remote.config';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationRecord } from 'server/contract/applicants/applications/application';
import {
  changeStatuses,
  getCandidateHistory,
} from 'server/contract/applicants/applications/application-status.calls';
import { getSentApplication } from 'server/contract/applicants/applying/sent-application.calls';
import { getApplicantReplies } from 'server/contract/applicants/replies/reply.calls';
import { getApplication } from 'server/contract/applicants/applications/application.calls';
import { getPrivacyRequests } from 'server/contract/privacy/requests/privacy-request.calls';
import { getRecordedConsents } from 'server/contract/applicants/applying/recorded-consent.calls';
import { getRecordReadings } from 'server/contract/privacy/reading/reading.calls';
import { getLetters, getStatusLetters } from 'server/contract/applicants/letters/letter.calls';
import { permissions } from 'server/contract/permission';
import { ApiError } from 'shared-auth';
import {
  answer,
  closeAllPanels,
  openedPanels,
  pageOf,
  pick,
  press,
  renderPage,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import {
  applicationRecord,
  candidateHistory,
  emptySentApplication,
} from '../../application/testing/application-answers';
import { ApplicationViewPage } from './application-view.page';

const emptyMeta = { total: 0, current_page: 1, last_page: 1, from: 0, to: 0 };

afterEach(closeAllPanels);

const open = (
  application: ApplicationRecord = applicationRecord(),
  { answers = [], ...options }: RenderPageOptions = {},
) =>
  renderPage(<ApplicationViewPage />, {
    address: '/application/view/31',
    path: '/application/view/:id',
    panels: remote.panels,
    answers: [
      ...answers,
      answer(getApplication, { data: application }),
      answer(getCandidateHistory, { data: candidateHistory() }),
      answer(getApplicantReplies, { data: [], meta: emptyMeta }),
      answer(getSentApplication, { data: emptySentApplication }),
      answer(getLetters, pageOf([])),
      answer(getRecordReadings, pageOf([])),
      answer(getRecordedConsents, { data: [] }),
      answer(getPrivacyRequests, pageOf([])),
      answer(getStatusLetters, {
        data: { mode: null, templates: [], moving: 0, addressed: 0, refused: 0, sampleId: null },
      }),
    ],
    ...options,
  });

const card = (title: string) => screen.findByRole('region', { name: title });
const valueOf = async (title: string, name: string) =>
  within(await card(title)).getByText(name).nextElementSibling;

test('the header of an applicant’s page shows the applicant and the designation of the job', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Asha Rao');
  expect(screen.getByRole('banner')).toHaveTextContent('Analyst');
});

test('the page of an applicant shows seven read-only fields', async () => {
  open();
  const values = [
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Email', 'asha.rao@example.com'],
    ['Mobile no', '+91 98450 11111'],
    ['Experience', '3 year'],
    ['Job code', 'KF-7'],
    ['Source', 'Careers page'],
  ];
  for (const [name = '', value = ''] of values)
    expect(await valueOf('Applicant Information', name)).toHaveTextContent(value);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the referrer’s name and e-mail are shown for a referral only', async () => {
  const { unmount } = open(
    applicationRecord({ candidateReferral: { name: 'Kabir Singh', email: 'kabir@example.com' } }),
  );
  expect(await valueOf('Applicant Information', 'Referral name')).toHaveTextContent('Kabir Singh');
  expect(await valueOf('Applicant Information', 'Referral email')).toHaveTextContent('kabir@');
  unmount();
  open();
  expect(within(await card('Applicant Information')).queryByText('Referral name')).toBeNull();
  expect(await card('Referral Information')).toHaveTextContent('Nobody referred this applicant.');
});

test('the page of an applicant has ten cards with the expected titles', async () => {
  open();
  await card('Applicant Information');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual([
    'Applicant Information',
    'Job Information',
    'Referral Information',
    'Hiring Manager Information',
    'Recruiting Manager Information',
    'Hiring States Information',
    'Offer',
    'Mail to the Applicant',
    'Requests about Their Data',
    'Who Looked',
  ]);
  expect(await valueOf('Hiring Manager Information', 'Name')).toHaveTextContent('Meera Nair');
  expect(await valueOf('Recruiting Manager Information', 'Name')).toHaveTextContent('Vikram Shah');
  expect(await valueOf('Hiring States Information', 'Comment')).toHaveTextContent('Good letter');
});

test('View Status, View Resume and Assign Recruiter on an applicant’s page open their drawers', async () => {
  open();
  for (const [name, id] of [
    ['View Status', 'applicants.timeline'],
    ['View Resume', 'applicants.resume'],
    ['Assign Recruiter', 'applicants.assign-recruiter'],
  ] as const) {
    await press(name);
    expect(openedPanels()).toEqual([{ id, input: { applicantId: 31 } }]);
    await closeAllPanels();
  }
});

test('the status dialog can be closed by a person who has no permission for it', async () => {
  const page = open(applicationRecord({ may: [] }), {
    address: '/application/view/31?dialog=status',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Applicant Status' });
  expect(await within(dialog).findByText('You do not have access to this')).toBeVisible();
  await press('Close', dialog);
  await waitFor(() => expect(page.address()).toBe('/application/view/31'));
});

test('the address can open the status dialog, and closing the dialog removes it from the address', async () => {
  const page = open(applicationRecord(), { address: '/application/view/31?dialog=status' });
  const dialog = await screen.findByRole('dialog', { name: 'Applicant Status' });
  await press('Cancel', dialog);
  await waitFor(() => expect(page.address()).toBe('/application/view/31'));
  expect(dialog).not.toBeInTheDocument();
});

test('the status dialog has stage, status and comment, and is sent only with a status', async () => {
  const page = open(applicationRecord(), {
    answers: [
      answer(changeStatuses, {
        data: { moved: 1, unchanged: 0, refused: 0, results: [], undo: null, next: null },
      }),
    ],
  });
  await press('Update Status');
  const dialog = await screen.findByRole('dialog', { name: 'Applicant Status' });
  await pick('Stage', 'Interview', dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(page.sent(changeStatuses)).toEqual([]);
  await pick('Status', 'Invited', dialog);
  await type('Comment', 'Invited by phone', dialog);
  await press('Save', dialog);
  await waitFor(() =>
    expect(page.sent(changeStatuses)).toMatchObject([{ comment: 'Invited by phone' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Cancel on an applicant’s page returns to the list', async () => {
  const page = open();
  await user.click(await screen.findByRole('link', { name: 'Cancel' }));
  expect(page.address()).toContain('applicants.list');
});

test('an auditor reads which fields are withheld, and why', async () => {
  const {
    applicantEmail: _email,
    phoneNumber: _phone,
    resume: _resume,
    ...masked
  } = applicationRecord();
  open(masked, {
    grants: permissions.map((permission) => ({
      permission,
      scope: 'all' as const,
      ...(permission === 'application:view' && { view: 'masked' as const }),
    })),
  });
  expect(await screen.findByText('Some of this application is withheld')).toBeVisible();
  expect(await valueOf('Applicant Information', 'Email')).toHaveTextContent('Withheld');
  expect(screen.getByRole('button', { name: 'View Resume' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.each([
  [403, 'You do not have permission for this.'],
  [404, 'There is no such applicant'],
  [500, 'The applicant could not be loaded'],
])(
  'a request that fails with %d shows a message instead of a blank page',
  async (status, words) => {
    const failure = new ApiError({ code: 'X', message: words, status, requestId: 'r-1' });
    open(applicationRecord(), {
      answers: [
        answer(getApplication, () => {
          throw failure;
        }),
      ],
    });
    expect((await screen.findAllByText(words))[0]).toBeVisible();
  },
);

test('an address without a valid id shows that there is no such applicant, without a request', async () => {
  const page = open(applicationRecord(), { address: '/application/view/abc' });
  expect(await screen.findByText('There is no such applicant')).toBeVisible();
  expect(page.calls.filter(({ call }) => call.includes('application'))).toEqual([]);
});

test('for an applicant of another team the actions are disabled with the reason', async () => {
  open(applicationRecord({ may: [] }));
  for (const name of ['Update Status', 'Assign Recruiter', 'Change Resume']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await user.hover(button);
    await waitFor(() =>
      expect(screen.getByRole('tooltip')).toHaveTextContent(
        'Your role does not include it for this job.',
      ),
    );
    await user.unhover(button);
  }
});

test('the stages of the pipeline are shown under the name, with the current one marked', async () => {
  open();
  const strip = await screen.findByRole('list', { name: 'Stages of Standard hiring' });
  const current = within(strip)
    .getAllByRole('listitem')
    .find((one) => one.getAttribute('aria-current') === 'step');
  expect(current).toHaveTextContent(/Screening\d+ days, Present/);
});

test('stages that fail to load are reported, and can be retried', async () => {
  const failed = new ApiError({ code: 'INTERNAL', message: 'Broken.', status: 500 });
  const page = open(applicationRecord(), {
    answers: [
      answer(getCandidateHistory, () => {
        throw failed;
      }),
    ],
  });
  expect(await screen.findByText('The stages could not be loaded.')).toBeVisible();
  const before = page.calls.length;
  await press('Try again');
  await waitFor(() => expect(page.calls.length).toBeGreaterThan(before));
});

test('for an applicant whose mail came back, the page shows their mail server’s reason', async () => {
  open({ ...applicationRecord(), mailProblem: '550 No such user' });
  expect(await screen.findByText(/Nothing is sent to this applicant/)).toBeVisible();
  expect(screen.getByText(/550 No such user/)).toBeVisible();
});

test('an applicant’s reply by mail is shown on their page, with the names of attachments', async () => {
  const reply = {
    ...{ id: 1, fromName: 'Asha Rao', fromAddress: 'asha.rao@example.com', subject: 'Re: Hello' },
    ...{ body: 'Yes,\non <b>Monday</b>.', isCut: true, receivedAt: '2026-03-24T18:30:00Z' },
    attachments: [{ name: 'letter.pdf', bytes: 10 }],
  };
  open(applicationRecord(), {
    answers: [answer(getApplicantReplies, { data: [reply], meta: { ...emptyMeta, total: 1 } })],
  });
  const replies = within(await card('Replies by Mail'));
  expect(replies.getByText(/on <b>Monday<\/b>/)).toBeVisible();
  expect(replies.getByText('The rest is in the mailbox.')).toBeVisible();
  expect(replies.getByText(/letter.pdf/)).toBeVisible();
});
