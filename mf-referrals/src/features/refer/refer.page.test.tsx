import { intakeMessages } from 'server/contract/applicants/intake/application-intake-constants';
import { screen, waitFor } from '@testing-library/react';
import type { OpenJobRecord } from 'server/contract/referrals/referring/open-job';
import { referringMessages } from 'server/contract/referrals/referring/referring-constants';
import {
  createReferralLink,
  getOpenJob,
  submitReferral,
} from 'server/contract/referrals/referring/referring.calls';
import { ApiError, refresh } from 'shared-auth';
import {
  answer,
  dropFile,
  failure,
  press,
  renderPage,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { toOpenJobAnswer } from '../../own/testing/own-answers';
import { ReferPage } from './refer.page';

beforeEach(() => localStorage.clear());

const job = (changes: Partial<OpenJobRecord> = {}): { data: OpenJobRecord } => ({
  data: {
    ...toOpenJobAnswer(7),
    description: '<p>Counts <b>things</b></p>',
    answerDays: 14,
    ...changes,
  },
});

const open = (answers: RenderPageOptions['answers'] = []) =>
  renderPage(<ReferPage />, {
    address: '/open-jobs/7',
    path: '/open-jobs/:id',
    answers: [...answers, answer(getOpenJob, job()), answer(submitReferral, { data: { id: 77 } })],
  });

const fill = async () => {
  await type('First name', 'Mira');
  await type('Email', 'mira@mail.example');
};
const agree = () => user.click(screen.getByRole('checkbox', { name: /^They agreed/ }));
const sent = (page: ReturnType<typeof open>) =>
  page.sent(submitReferral).map((body) => Object.fromEntries(body as unknown as FormData));

test('the form shows the bonus, when it is paid, and the rules before anything is sent', async () => {
  open();
  expect(await screen.findByText('₹25,000.00')).toBeVisible();
  expect(screen.getByText('90 days after the joining day')).toBeVisible();
  expect(screen.getByText('You hear how it goes on within 14 days.')).toBeVisible();
  expect(screen.getByText('Counts things')).toBeVisible();
});

test('an employee whose position gets no bonus reads so, and can still refer a person', async () => {
  open([answer(getOpenJob, job({ noBonus: 'position' }))]);
  expect(await screen.findByText(/Your position may not receive a referral bonus/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refer' })).toBeEnabled();
});

test('a person without an e-mail address can be referred with a mobile number', async () => {
  const page = open();
  await screen.findByText('Bonus and rules');
  await type('First name', 'Mira');
  await agree();
  await press('Refer');
  expect(await screen.findAllByText(intakeMessages.reach)).not.toHaveLength(0);
  await type('Mobile no', '98450 11111');
  await press('Refer');
  await waitFor(() =>
    expect(sent(page)).toEqual([
      { jobId: '7', firstName: 'Mira', phoneNumber: '98450 11111', consent: '1' },
    ]),
  );
});

test('a person is referred with their resume, only with their consent', async () => {
  const page = open();
  await screen.findByText('Bonus and rules');
  await fill();
  await type('Mobile no', '+91 98450 11111');
  await type(/^How do you know/, 'We studied together');
  const resume = new File(['%PDF-1.7'], 'mira.pdf', { type: 'application/pdf' });
  await dropFile(resume);
  await press('Refer');
  expect(await screen.findAllByText(referringMessages.consent)).not.toHaveLength(0);
  expect(sent(page)).toEqual([]);
  await agree();
  await press('Refer');
  await waitFor(() =>
    expect(sent(page)).toEqual([
      {
        jobId: '7',
        firstName: 'Mira',
        applicantEmail: 'mira@mail.example',
        phoneNumber: '+91 98450 11111',
        relation: 'We studied together',
        consent: '1',
        resume: expect.any(File),
      },
    ]),
  );
  await waitFor(() => expect(page.address()).toContain('referrals.mine'));
});

test('input is restored after a reload, except the person’s consent', async () => {
  const first = open();
  await screen.findByText('Bonus and rules');
  await fill();
  await agree();
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  open();
  expect(await screen.findByDisplayValue('mira@mail.example')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^They agreed/ })).not.toBeChecked();
});

test('a job that closes while the form is open is reported, and the input remains', async () => {
  let isClosed = false;
  open([
    answer(getOpenJob, () => {
      if (isClosed) throw failure(404, 'There is none.');
      return job();
    }),
    answer(submitReferral, () => {
      const fields = { jobId: referringMessages.closed };
      throw new ApiError({ code: 'INVALID_INPUT', message: 'Check it.', status: 422, fields });
    }),
  ]);
  await screen.findByText('Bonus and rules');
  await fill();
  await agree();
  await press('Refer');
  expect(await screen.findByText(referringMessages.closed)).toBeVisible();
  isClosed = true;
  await refresh('job');
  expect(await screen.findByText('This job was closed meanwhile')).toBeVisible();
  expect(screen.getByDisplayValue('mira@mail.example')).toBeVisible();
});

test('an employee gets a link to share with its QR code and honest counts', async () => {
  const url = 'https://careers.example/tea-taster?ref=abc';
  open([answer(createReferralLink, { data: { url, qrCode: '<svg/>', opened: 3, applied: 1 } })]);
  await press('Show my link');
  expect(await screen.findByRole('textbox', { name: 'Your link' })).toHaveValue(url);
  expect(screen.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  expect(screen.getByText(/opened 3 times by it; one person applied/)).toBeVisible();
});

test('a job that is not on the careers site says why it has no link', async () => {
  open([
    answer(createReferralLink, () => {
      throw failure(404, 'This job is not on the careers site.');
    }),
  ]);
  await press('Show my link');
  expect(await screen.findByText('This job is not on the careers site.')).toBeVisible();
});
