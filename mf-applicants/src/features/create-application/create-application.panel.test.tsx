import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Many } from 'server/contract/answer';
import type { ApplicationCreated } from 'server/contract/intake/application-intake';
import { intakeMessages } from 'server/contract/intake/application-intake-constants';
import {
  createApplication,
  getIntakeOptions,
} from 'server/contract/intake/application-intake.calls';
import { call } from 'server/contract/call';
import type { JobRecord } from 'server/contract/jobs/job';
import { getJob } from 'server/contract/jobs/job.calls';
import { lookups } from 'server/contract/lookups';
import { ApiError } from 'shared-auth';
import { answer, type RenderPageOptions } from 'shell/sdk/testing';
import { openDrawer } from '../../application/testing/open-drawer';
import { CreateApplicationPanel } from './create-application.panel';

jest.setTimeout(30_000);

const user = userEvent.setup();
const close = jest.fn();
beforeEach(() => {
  close.mockClear();
  localStorage.clear();
});

const created = (changes: Partial<ApplicationCreated> = {}) => ({
  data: { id: 77, applicantId: 77, duplicates: 0, ...changes },
});

const entries = (name: keyof typeof lookups, data: object[]) =>
  answer(call<{ reply: Many<object> }>('GET', lookups[name].path), {
    data,
    meta: { total: data.length, current_page: 1, last_page: 1, from: 1, to: data.length },
  });

const open = (
  answers: RenderPageOptions['answers'] = [],
  { input = {}, collectsDocument = true } = {},
) =>
  openDrawer(
    <CreateApplicationPanel />,
    { id: 'applicants.add', title: 'Add Applicant', width: 600, input, close },
    {
      answers: [
        ...answers,
        answer(createApplication, created()),
        answer(getIntakeOptions, { data: { collectsDocument } }),
        answer(getJob, {
          data: { jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' } as JobRecord,
        }),
        entries('jobs', [{ jobId: 7, jobTitle: 'Data Analyst', jobCode: 'KF-7' }]),
        entries('sources', [{ sourceId: 1, source: 'Careers page' }]),
        entries('users', [{ userId: 9, fullName: 'Bhavna Sinha', email: 'b@example.com' }]),
      ],
    },
  );

const box = (label: RegExp) => screen.findByLabelText(label);
const pick = async (field: RegExp, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const fill = async () => {
  await user.type(await box(/^First name/), 'Asha');
  await user.type(await box(/^Last name/), 'Rao');
  await user.type(await box(/^Email/), 'asha.rao@example.com');
};
const save = () => user.click(screen.getByRole('button', { name: 'Add Applicant' }));
const sent = ({ calls }: ReturnType<typeof open>) =>
  calls
    .filter(({ call: made }) => made === 'POST /api/v1/application')
    .map(({ body }) => Object.fromEntries(body as FormData));
const resume = (name = 'asha.pdf') => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const drop = async (file: File) =>
  fireEvent.drop(await screen.findByText(/Drop a file here/), { dataTransfer: { files: [file] } });

const refused = (fields: Record<string, string>) =>
  new ApiError({ code: 'INVALID_INPUT', message: 'Check the fields.', status: 422, fields });

test('a person is added with everything that was entered, and the resume that was dropped', async () => {
  const page = open();
  await pick(/^Job/, /Data Analyst/);
  await fill();
  await user.type(await box(/^Mobile no/), '+91 98450 11111');
  await user.type(await box(/^Experience/), '3');
  await pick(/^Source/, /Careers page/);
  await pick(/^Recruiter/, /Bhavna/);
  await user.type(await box(/^Document number/), '9999 1234');
  await user.type(await box(/^Comment/), 'Met at the fair');
  await drop(resume());
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

test('the job of the list is offered, and what is missing is said at its field', async () => {
  const page = open([], { input: { jobId: 7 } });
  expect(await screen.findByRole('combobox', { name: /^Job/ })).toHaveValue('Data Analyst');
  await save();
  expect(await box(/^First name/)).toHaveAccessibleDescription(intakeMessages.firstName);
  expect(await box(/^Email/)).toHaveAccessibleDescription(intakeMessages.emailMissing);
  expect(sent(page)).toEqual([]);
});

test('where no document numbers are kept, none is asked for', async () => {
  open([], { collectsDocument: false });
  expect(await box(/^First name/)).toBeVisible();
  expect(screen.queryByLabelText(/^Document number/)).toBeNull();
});

test('what the server finds in a file or a field is said there, and what was typed stays', async () => {
  open(
    [
      answer(createApplication, () => {
        throw refused({ resume: intakeMessages.resumeMacros, jobId: intakeMessages.job });
      }),
    ],
    { input: { jobId: 7 } },
  );
  await fill();
  await drop(resume('letter.docx'));
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

test('a second press joins the first, so that nobody is added twice', async () => {
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

test('people who may be the same are told of, with the way to the queue', async () => {
  open([answer(createApplication, created({ duplicates: 2 }))], { input: { jobId: 7 } });
  await fill();
  await save();
  expect(await screen.findByText('2 people here may be the same person.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
    'href',
    '/applicants.duplicates?search=Asha+Rao',
  );
  await user.click(screen.getByRole('button', { name: 'Add another' }));
  expect(await box(/^First name/)).toHaveValue('');
  expect(close).not.toHaveBeenCalled();
});

test('what was typed is there again after the drawer was closed, without the document number', async () => {
  const first = open();
  await fill();
  await user.type(await box(/^Document number/), '99991234');
  await drop(resume());
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
