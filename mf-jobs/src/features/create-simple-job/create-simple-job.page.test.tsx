import { act, screen, waitFor, within } from '@testing-library/react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { createJob, updateJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import { Button } from 'shared-ui';
import {
  answer,
  field,
  lookupAnswer,
  pick,
  press,
  renderPage,
  type,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { CreateSimpleJobPage } from './create-simple-job.page';

// The real editor needs features that jsdom lacks; its own tests and browser tests cover it.
jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

beforeEach(() => localStorage.clear());

const lookups = [
  lookupAnswer('departments', [{ departmentId: 4, departmentName: 'Engineering' }]),
  lookupAnswer('locations', [{ locationId: 2, locationDisplay: 'Pune', address: 'MG Road' }]),
  lookupAnswer('users', [{ userId: 5, fullName: 'Asha Verma', email: 'asha@example.com' }]),
];

const stored = { data: { jobId: 61 } as JobRecord };

const open = ({ answers = [], ...options }: RenderPageOptions = {}) =>
  renderPage(<CreateSimpleJobPage />, {
    address: '/job/createv1',
    answers: [...answers, ...lookups, answer(createJob, stored)],
    ...options,
  });

const fillWhatIsRequired = async () => {
  await type('Job Title', 'Cook');
  await type('Job Description', 'Cooks');
  await pick('Minimum Experience', 'Fresher');
  await pick('Department', 'Engineering');
  await pick('Location', 'Pune');
  await pick('Email Recipients', 'Asha Verma');
};

test('the simple job form has its nineteen fields', () => {
  open();
  for (const label of [
    'Job Title',
    'Job Profile',
    'Minimum Experience',
    'Maximum Experience',
    'Location',
    'Referral Amount',
    'Job Description',
    'Job Type',
    'Number of Positions',
    'Question Group',
    'Expiry Date',
    'Education',
    'Department',
    'Email Recipients',
    'Skills',
    'Pipeline',
    'Hiring Manager',
    'Recruiting Manager',
    'Job Status',
  ]) {
    expect(field(label)).toBeVisible();
  }
});

test('an empty form names each of its six required fields, and sends nothing', async () => {
  const page = open();
  await press('Save');
  const summary = await screen.findByRole('alert');
  const words = within(summary)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
  expect(new Set(words)).toEqual(
    new Set([
      'Job Title: Please enter the job Title ',
      'Job Description: Please enter the job Description ',
      'Location: Please Select the Location ',
      'Department: Please Select the Department',
      'Minimum Experience: Please select Minimum Experience',
      'Email Recipients: Please Select the Mail',
    ]),
  );
  expect(page.sent(createJob)).toHaveLength(0);
});

test('the simple job form sends its input once, confirms it, and leads to the list of jobs', async () => {
  let finish = (_job: typeof stored): void => undefined;
  const slow = answer(createJob, () => new Promise<typeof stored>((done) => (finish = done)));
  const page = open({ answers: [slow] });
  await fillWhatIsRequired();
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.sent(createJob)).not.toEqual([]));
  finish(stored);
  await waitFor(() => expect(page.address()).toBe('/jobs.list'));
  expect(page.sent(createJob)).toEqual([
    {
      jobTitle: 'Cook',
      jobDescription: 'Cooks',
      departmentId: 4,
      locationId: [2],
      userId: [5],
      skills: [],
      jobStatusId: 1,
      minExperience: 0,
      numberOfPositions: 1,
    },
  ]);
  expect(screen.getByText('Your change has been successfully submitted')).toBeVisible();
});

test('the job status is Open, In Progress or Closed, and is sent as its number', async () => {
  const page = open();
  const options = within(field('Job Status')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Open', 'In Progress', 'Closed']);
  await fillWhatIsRequired();
  await pick('Job Status', 'In Progress');
  await press('Save');
  await waitFor(() => expect(page.sent(createJob)[0]?.jobStatusId).toBe(2));
});

test('both experience selects offer Fresher and 1 to 10 Years', () => {
  open();
  for (const label of ['Minimum Experience', 'Maximum Experience']) {
    const options = within(field(label)).getAllByRole<HTMLOptionElement>('option').slice(1);
    expect(options).toHaveLength(11);
    expect(options[0]).toHaveTextContent('Fresher');
    expect(options[0]?.value).toBe('0');
    expect(options[10]).toHaveTextContent('10 Years');
  }
});

test('a field that the server refuses is named at the field, and the input remains', async () => {
  const refuses = answer(createJob, () => {
    throw new ApiError({
      code: 'INVALID_INPUT',
      message: 'Some fields need your attention.',
      status: 422,
      requestId: 'r-5',
      fields: { education: 'Use at most 500 characters.' },
    });
  });
  const page = open({ answers: [refuses] });
  await fillWhatIsRequired();
  await press('Save');
  await waitFor(() => expect(field('Education')).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByRole('alert')).toHaveTextContent('r-5');
  expect(screen.getByRole('button', { name: /^Education: Use at most/ })).toBeVisible();
  expect(field('Job Title')).toHaveValue('Cook');
  expect(page.address()).toBe('/job/createv1');
});

test('an answer that arrives after the form was left is reported, and the current page stays open', async () => {
  let come = (): void => undefined;
  const slow = answer(
    createJob,
    () => new Promise<typeof stored>((resolve) => (come = () => resolve(stored))),
  );
  const page = renderPage(
    <>
      <CreateSimpleJobPage />
      <Button to="/application">Applicants</Button>
    </>,
    { address: '/job/createv1', path: '/job/createv1', answers: [slow, ...lookups] },
  );
  await fillWhatIsRequired();
  await press('Save');
  await waitFor(() => expect(page.sent(createJob)).toHaveLength(1));
  await user.click(screen.getByRole('link', { name: 'Applicants' }));
  expect(localStorage).not.toHaveLength(0);
  await act(async () => come());
  await waitFor(() => expect(localStorage).toHaveLength(0));
  await screen.findAllByText('Your change has been successfully submitted');
  expect(page.address()).toBe('/application');
});

test('Cancel returns to the job list', async () => {
  const page = open();
  await press('Cancel');
  expect(page.address()).toBe('/jobs.list');
});

test('the draft of a form that was left is restored until it is saved', async () => {
  const first = open();
  await fillWhatIsRequired();
  first.unmount();
  const page = open();
  expect(await screen.findByText('Your draft was kept.')).toBeVisible();
  expect(field('Job Title')).toHaveValue('Cook');
  expect(field('Department')).toHaveValue('Engineering');
  await user.clear(field('Number of Positions'));
  await press('Save');
  await waitFor(() => expect(page.sent(createJob)).toHaveLength(1));
  expect(page.sent(createJob)[0]).not.toHaveProperty('numberOfPositions');
  expect(localStorage).toHaveLength(0);
});

test('a job that an earlier try created is updated with the current input, also emptied fields', async () => {
  const page = open({
    answers: [
      answer(createJob, () => {
        throw new ApiError({
          code: 'ALREADY_CREATED',
          message: 'This was created already.',
          status: 422,
          current: { id: 61 },
        });
      }),
      answer(updateJob, stored),
    ],
  });
  await fillWhatIsRequired();
  await press('Save');
  await waitFor(() => expect(page.address()).toBe('/jobs.list'));
  const changed = page.calls.find(({ call: name }) => name === 'PUT /api/v1/job/:id');
  expect(changed?.params).toEqual({ id: 61 });
  expect(changed?.body).toMatchObject({ jobTitle: 'Cook', expiryDate: null, jobProfile: '' });
});
