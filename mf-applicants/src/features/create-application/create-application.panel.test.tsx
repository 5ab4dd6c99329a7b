import { act, screen, waitFor } from '@testing-library/react';
import type { ApplicationCreated } from 'server/contract/applicants/intake/application-intake';
import { intakeMessages } from 'server/contract/applicants/intake/application-intake-constants';
import {
  createApplication,
  getIntakeOptions,
} from 'server/contract/applicants/intake/application-intake.calls';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError, refresh } from 'shared-auth';
import {
  answer,
  dropFile,
  lookupAnswer,
  pageOf,
  pick,
  press,
  renderPanel,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { addApplicant } from '../../../contract';
import { CreateApplicationPanel } from './create-application.panel';

const close = jest.fn();
beforeEach(() => {
  close.mockClear();
  localStorage.clear();
});

const created = (changes: Partial<ApplicationCreated> = {}) => ({
  data: { id: 77, applicantId: 77, duplicates: 0, ...changes },
});

const open = (
  answers: RenderPageOptions['answers'] = [],
  { input = {}, collectsDocument = true } = {},
) =>
  renderPanel(addApplicant, <CreateApplicationPanel />, {
    title: 'Add Applicant',
    input,
    close,
    answers: [
      ...answers,
      answer(createApplication, created()),
      answer(getIntakeOptions, { data: { collectsDocument } }),
      answer(getJob, {
        data: { jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' } as JobRecord,
      }),
      lookupAnswer('jobs', [{ jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' }]),
      lookupAnswer('sources', [{ sourceId: 1, source: 'Careers page' }]),
      lookupAnswer('users', [{ userId: 9, fullName: 'Bhavna Sinha', email: 'b@example.com' }]),
    ],
  });

const box = (label: RegExp) => screen.findByLabelText(label);
const fill = async () => {
  await type('First name', 'Asha');
  await type('Last name', 'Rao');
  await type('Email', 'asha.rao@example.com');
};
const save = () => user.click(screen.getByRole('button', { name: 'Add Applicant' }));
const sent = (page: ReturnType<typeof open>) =>
  page.sent(createApplication).map((body) => Object.fromEntries(body as unknown as FormData));
const resume = (name = 'asha.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

const refused = (fields: Record<string, string>) =>
  new ApiError({ code: 'INVALID_INPUT', message: 'Check the fields.', status: 422, fields });

test('a person is added with every field and the dropped resume', async () => {
  const page = open();
  await pick('Job', 'Data Analyst');
  await fill();
  await type('Mobile no', '+91 98450 11111');
  await type(/^Experience/, '3');
  await pick('Source', 'Careers page');
  await pick('Recruiter', 'Bhavna');
  await type('Document number', '9999 1234');
  await type('Comment', 'Met at the fair');
  await dropFile(resume());
  await save();
  await waitFor(() => expect(close).toHaveBeenCalledWith({ applicantId: 77 }));
  expect(sent(page)).toEqual([
    {
      jobId: '7',
      firstName: 'Asha',
      lastName: 'Rao',
      applicantEmail: 'asha.rao@example.com',
      phoneNumber: '+91 98450 11111',
      experience: '3',
      sourceId: '1',
      recruiterId: '9',
      documentNumber: '9999 1234',
      comment: 'Met at the fair',
      resume: expect.objectContaining({ name: 'asha.pdf' }) as File,
    },
  ]);
});

test('the job that limits the list is preselected, and a missing value is reported at its field', async () => {
  const page = open([], { input: { jobId: 7 } });
  expect(await screen.findByRole('combobox', { name: /^Job/ })).toHaveValue('Data Analyst');
  await save();
  expect(await box(/^First name/)).toHaveAccessibleDescription(intakeMessages.firstName);
  expect(await box(/^Email/)).toHaveAccessibleDescription(intakeMessages.reach);
  expect(sent(page)).toEqual([]);
});

test('a person without an e-mail address can be added with a mobile number', async () => {
  const page = open([], { input: { jobId: 7 } });
  await type('First name', 'Asha');
  await type('Email', 'asha@example.com,');
  await save();
  expect(await box(/^Email/)).toHaveAccessibleDescription(intakeMessages.email);
  await user.clear(await box(/^Email/));
  await type('Mobile no', '98450 11111');
  await save();
  await waitFor(() =>
    expect(sent(page)).toEqual([{ jobId: '7', firstName: 'Asha', phoneNumber: '98450 11111' }]),
  );
});

test('where document numbers are not collected, the form has no field for one', async () => {
  open([], { collectsDocument: false });
  expect(await box(/^First name/)).toBeVisible();
  expect(screen.queryByLabelText(/^Document number/)).toBeNull();
});

test('a refusal of a file or a field is reported at its field, and the input remains', async () => {
  open(
    [
      answer(createApplication, () => {
        throw refused({ resume: intakeMessages.resumeMacros, jobId: intakeMessages.job });
      }),
    ],
    { input: { jobId: 7 } },
  );
  await fill();
  await dropFile(resume('letter.docx'));
  await save();
  expect(await screen.findByRole('combobox', { name: /^Job/ })).toHaveAccessibleDescription(
    intakeMessages.job,
  );
  expect(screen.getByLabelText(/^Resume/)).toHaveAccessibleDescription(
    expect.stringContaining(intakeMessages.resumeMacros),
  );
  expect(await box(/^First name/)).toHaveValue('Asha');
  expect(close).not.toHaveBeenCalled();
});

test('a second press on Save does not add the person twice', async () => {
  let answered = (_: ReturnType<typeof created>) => {};
  const page = open([answer(createApplication, () => new Promise((done) => (answered = done)))], {
    input: { jobId: 7 },
  });
  await fill();
  await save();
  await save();
  await act(async () => answered(created()));
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(sent(page)).toHaveLength(1);
});

test('suspected duplicates are reported, with a link to the queue', async () => {
  open([answer(createApplication, created({ duplicates: 2 }))], { input: { jobId: 7 } });
  await fill();
  await save();
  expect(await screen.findByText('2 people here may be the same person.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/applicants.duplicates?search=Asha+Rao',
  );
  await press('Add another');
  expect(await box(/^First name/)).toHaveValue('');
  expect(close).not.toHaveBeenCalled();
});

test('a draft is restored when the drawer reopens, without the document number', async () => {
  const first = open();
  await fill();
  await type('Document number', '99991234');
  await dropFile(resume());
  await waitFor(() =>
    expect(JSON.stringify({ ...localStorage })).toContain('asha.rao@example.com'),
  );
  first.unmount();
  expect(JSON.stringify({ ...localStorage })).not.toContain('99991234');
  open();
  expect(await screen.findByText('Your draft was kept.')).toBeVisible();
  expect(screen.getByText(/Choose asha\.pdf again/)).toBeVisible();
  expect(await box(/^First name/)).toHaveValue('Asha');
  expect(await box(/^Document number/)).toHaveValue('');
});

test('a job closed while the form is open is named beside its field, and no input is lost', async () => {
  const jobs = [{ jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' }];
  const listed = answer(lookupAnswer('jobs', []).call, () => pageOf(jobs));
  open([listed]);
  await type('First name', 'Asha');
  await pick('Job', /Data Analyst/);
  jobs.length = 0;
  await act(() => refresh('job'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Job/ })).toHaveAccessibleDescription(
      /is no longer there\. Choose another\.$/,
    ),
  );
  expect(await box(/^First name/)).toHaveValue('Asha');
});
