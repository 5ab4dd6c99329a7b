import { act, screen, waitFor, within } from '@testing-library/react';
import { createJob, getJob } from 'server/contract/jobs/postings/job.calls';
import { messages } from 'server/contract/messages';
import { ApiError } from 'shared-auth';
import {
  answer,
  field,
  forgetRunningCreates,
  lookupAnswer,
  pageOf,
  pick,
  press,
  refresh,
  user,
} from 'shell/sdk/testing';
import { emptyJob, type JobValues } from './job-values';
import { completeJob } from './testing/complete-job';
import { storeJobDraft, openCreatePage, creations, getSeoTab } from './testing/open-form';

// The real editor needs features that jsdom lacks; its own tests and browser tests cover it.
jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

const required = 'please fill the required field';

beforeEach(() => {
  localStorage.clear();
  forgetRunningCreates();
});

/** Opens the form with the draft of a complete job, except for `change`. */
const openWith = async (
  change: Partial<JobValues> = {},
  options?: Parameters<typeof openCreatePage>[0],
) => {
  storeJobDraft('job.create', { ...completeJob, ...change });
  const page = openCreatePage(options);
  await screen.findByText('Your draft was kept.');
  return page;
};

test('the wizard has its two steps in order, and the first is open', () => {
  openCreatePage();
  const steps = within(screen.getByRole('list', { name: 'Create Job' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['1Job Create', '2Set Seo For Job']);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
});

test.each<[string, keyof JobValues]>([
  ['Job Title', 'jobTitle'],
  ['Position', 'designationId'],
  ['Experience', 'experience'],
  ['Job Type', 'jobTypeId'],
  ['Location', 'locationId'],
  ['Group', 'groupId'],
  ['Department', 'departmentId'],
  ['Recruiting Manager', 'recruitingManagerId'],
  ['Hiring Manager', 'hiringManagerId'],
  ['Hiring Pipeline', 'pipeLineId'],
  ['Question Group', 'questionGroupId'],
])(
  'without %s the Seo tab is disabled with the reason, and nothing is sent',
  async (label, name) => {
    const page = await openWith({ [name]: emptyJob[name] });
    expect(getSeoTab()).toHaveAttribute('aria-disabled', 'true');
    await press('Save');
    await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(required));
    expect(field(label)).toHaveAttribute('aria-required', 'true');
    expect(creations(page)).toHaveLength(0);
  },
);

test.each<[string, keyof JobValues]>([
  ['Skills', 'skills'],
  ['Job Description', 'jobDescription'],
])('without %s the Seo tab is enabled, but nothing is saved', async (label, name) => {
  const page = await openWith({ [name]: emptyJob[name] });
  expect(getSeoTab()).not.toHaveAttribute('aria-disabled');
  await press('Save');
  const summary = await screen.findByRole('alert');
  expect(within(summary).getAllByRole('button', { name: `${label}: ${required}` })).toHaveLength(1);
  expect(await screen.findByLabelText(new RegExp(`^${label}`))).toBeVisible();
  expect(creations(page)).toHaveLength(0);
});

test('every value of a new job is sent once as form data, and the next step opens for that job', async () => {
  const page = await openWith({ expiryDate: '2030-03-25' });
  await user.dblClick(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'FINISH' });
  expect(page.address()).toBe('/job/create?step=seo&id=61');
  expect(creations(page)).toEqual([
    {
      jobStatusId: ['1'],
      jobTitle: ['Job 61'],
      designationId: ['3'],
      minExperience: ['3'],
      maxExperience: ['5'],
      jobTypeId: ['1'],
      locationId: ['1'],
      groupId: ['1'],
      departmentId: ['4'],
      recruitingManagerId: ['9'],
      hiringManagerId: ['8'],
      pipeLineId: ['1'],
      questionGroupId: ['1'],
      education: ['B.Tech'],
      employmentTypeId: ['1'],
      employmentCategoryId: ['2'],
      country: ['1'],
      remote: ['true'],
      hybrid: ['false'],
      remoteCountryId: ['1'],
      salaryMin: ['40000'],
      salaryMax: ['60000'],
      salaryCurrency: ['INR'],
      salaryUnit: ['MONTH'],
      salaryShown: ['true'],
      educationLevel: ['bachelor degree'],
      jobPriorityId: ['1'],
      divisionId: ['1'],
      functionId: ['2'],
      subFunctionId: ['21'],
      subDepartmentId: ['5'],
      referralAmountId: ['1'],
      numberOfPositions: ['2'],
      expiryDate: ['2030-03-25'],
      skills: ['1', '2'],
      jobDescription: [completeJob.jobDescription],
      seoIndex: ['1'],
    },
  ]);
  expect(screen.getByText('Your change has been successfully submitted')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('a salary without its currency is not saved, and neither is a reversed one', async () => {
  const page = await openWith({ salaryCurrency: '', salaryMax: 30_000 });
  await press('Save');
  await waitFor(() =>
    expect(field('Currency')).toHaveAccessibleDescription(messages.job.salaryCurrency),
  );
  expect(field('Highest Salary')).toHaveAccessibleDescription(messages.job.salaryOrder);
  expect(creations(page)).toHaveLength(0);
});

test('optional fields may stay empty, and are then not sent', async () => {
  const { jobTitle, designationId, experience, jobTypeId, locationId, groupId } = completeJob;
  const { departmentId, recruitingManagerId, hiringManagerId, pipeLineId } = completeJob;
  const { questionGroupId, skills, jobDescription } = completeJob;
  const page = await openWith({
    ...emptyJob,
    ...{ jobTitle, designationId, experience, jobTypeId, locationId, groupId, departmentId },
    ...{ recruitingManagerId, hiringManagerId, pipeLineId, questionGroupId },
    ...{ skills, jobDescription },
  });
  await press('Save');
  await waitFor(() => expect(creations(page)).toHaveLength(1));
  const [body = {}] = creations(page);
  for (const name of ['education', 'country', 'divisionId', 'functionId', 'userId', 'expiryDate'])
    expect(body).not.toHaveProperty(name);
});

test('Save & Publish asks for platforms and a confirmation before the job is created', async () => {
  const page = await openWith();
  await press('Save & Publish');
  const picker = within(screen.getByRole('dialog', { name: 'Platforms' }));
  await user.click(await picker.findByRole('checkbox', { name: 'Newspaper' }));
  await user.click(picker.getByRole('button', { name: 'Apply' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to publish this job?',
  });
  expect(creations(page)).toHaveLength(0);
  await press('Yes, Publish', question);
  await screen.findByRole('button', { name: 'FINISH' });
  expect(creations(page)).toEqual([expect.objectContaining({ platformId: ['3'] })]);
});

test('after No in the confirmation and Cancel, a later Save does not publish the job', async () => {
  const page = await openWith();
  await press('Save & Publish');
  await user.click(await screen.findByRole('checkbox', { name: 'Newspaper' }));
  await press('Apply');
  await press('No, Cancel');
  await press('Save');
  await waitFor(() => expect(creations(page)).toHaveLength(1));
  expect(creations(page)[0]).not.toHaveProperty('platformId');
});

test('the department head follows from the department, and is read-only', async () => {
  await openWith();
  const head = await screen.findByRole('textbox', { name: 'Department Head' });
  await waitFor(() => expect(head).toHaveValue('Meera Iyer'));
  expect(head).toHaveAttribute('readonly');
});

test('experience is chosen from five ranges', () => {
  openCreatePage();
  const options = within(field('Experience')).getAllByRole<HTMLOptionElement>('option').slice(1);
  expect(options.map(({ value }) => value)).toEqual(['0-3', '3-5', '5-8', '8-10', '10+']);
});

test.each([
  ['Question Group', 'Nothing yet', 'This question group has no questions yet.'],
  ['Job Priority', 'Retired', 'This job priority is not active.'],
])('an option of %s that cannot be used cannot be chosen, and gives the reason', async (...row) => {
  const [label, entry, reason] = row;
  openCreatePage();
  await user.click(field(label));
  const option = await screen.findByRole('option', { name: new RegExp(entry) });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  expect(option).toHaveTextContent(reason);
  await user.click(option);
  expect(field(label)).not.toHaveValue(entry);
});

test('a chosen option deleted meanwhile is named at its field, and no input is lost', async () => {
  const refuses = answer(createJob, () => {
    throw new ApiError({
      code: 'INVALID_INPUT',
      message: 'Some fields need your attention.',
      status: 422,
      requestId: 'r-7',
      fields: { designationId: messages.gone, minExperience: 'Too little.' },
    });
  });
  const page = await openWith({}, { answers: [refuses] });
  await press('Save');
  await waitFor(() => expect(field('Position')).toHaveAccessibleDescription(messages.gone));
  expect(field('Experience')).toHaveAccessibleDescription('Too little.');
  expect(field('Job Title')).toHaveValue('Job 61');
  expect(page.address()).toBe('/job/create');
});

const prioritiesAs = (entries: () => object[]) =>
  answer(lookupAnswer('jobPriorities', []).call, () => pageOf(entries()));

test('a priority deleted while the form is open is named beside its field, and no input is lost', async () => {
  const priorities = [{ id: 1, name: 'Urgent', status: '1' }];
  const page = await openWith({}, { answers: [prioritiesAs(() => priorities)] });
  await pick('Job Priority', 'Urgent');
  priorities.length = 0;
  await act(() => refresh('job-priority'));
  const words = 'Urgent is no longer there. Choose another.';
  await waitFor(() => expect(field('Job Priority')).toHaveAccessibleDescription(words));
  expect(field('Job Priority')).toBeInvalid();
  expect(screen.getByText(`Job Priority: ${words}`)).toHaveAttribute('role', 'status');
  expect(field('Job Title')).toHaveValue('Job 61');
  expect(page.address()).toBe('/job/create');
});

test('the second step can be skipped, the wizard finishes, and Reset starts a new one', async () => {
  const page = openCreatePage({ address: '/job/create?step=seo&id=61' });
  await press('Skip');
  expect(await screen.findByText("All steps completed - you're finished")).toBeVisible();
  expect(page.address()).toBe('/job/create?step=done&id=61');
  await press('Reset');
  expect(page.address()).toBe('/job/create');
  expect(field('Job Title')).toHaveValue('');
});

test('a draft of a closed form is restored, and can be discarded', async () => {
  await openWith({ groupId: null });
  expect(field('Job Title')).toHaveValue('Job 61');
  await press('Discard');
  await waitFor(() => expect(field('Job Title')).toHaveValue(''));
});

test('a reload during a save does not create the job twice', async () => {
  const keys: (string | undefined)[] = [];
  const unanswered = answer(createJob, ({ headers }) => {
    keys.push(headers?.['Idempotency-Key']);
    return new Promise(() => undefined);
  });
  for (const time of [1, 2]) {
    const page = await openWith({}, { answers: [unanswered] });
    await press('Save');
    await waitFor(() => expect(keys).toHaveLength(time));
    page.unmount();
    forgetRunningCreates();
  }
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('for a missing job, the last step of the wizard does not say that the job was saved', async () => {
  const missing = answer(getJob, () => {
    throw new ApiError({ code: 'NOT_FOUND', message: 'There is no such job.', status: 404 });
  });
  openCreatePage({ address: '/job/create?step=done&id=99999', answers: [missing] });
  expect(await screen.findByText('There is no such job')).toBeVisible();
  expect(screen.queryByText(/finished/)).toBeNull();
});
