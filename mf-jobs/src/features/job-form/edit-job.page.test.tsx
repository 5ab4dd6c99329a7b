import { screen, waitFor, within } from '@testing-library/react';
import { getJob, updateJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import { answer, field, press, user } from 'shell/sdk/testing';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { jobRecord } from '../../job/testing/job-record';
import { toJobValues } from './job-values';
import { storeJobDraft, openEditPage, updates, getSeoTab } from './testing/open-form';

// The real editor needs features that jsdom lacks; its own tests and browser tests cover it.
jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

const required = 'please fill the required field';
const hint = 'Fill all the mandatory fields first then apply along with platform';

beforeEach(() => localStorage.clear());

const opened = async (
  changes: Partial<JobRecord> = {},
  options?: Parameters<typeof openEditPage>[1],
) => {
  const page = openEditPage(jobRecord(61, changes), options);
  await screen.findByRole('button', { name: 'Save' });
  return page;
};

const retitle = async (title: string) => {
  await user.clear(field('Job Title'));
  await user.type(field('Job Title'), title);
};

test('the form to edit a job has both tabs, and shows the stored values', async () => {
  await opened({ jobPriority: { id: 1, name: 'Urgent' }, expiryDate: '2030-03-25' });
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Job', 'Seo']);
  const shown = {
    'Job Title': 'Job 61',
    Position: 'Senior Engineer',
    Experience: '3-5',
    'Job Type': 'Full time',
    Country: 'India',
    'Number of Positions': 2,
    'Expiry Date': '25/03/2030',
    Education: 'B.Tech',
    Department: 'Engineering',
    Function: 'Backend',
    Group: 'Platform hiring',
    'Recruiting Manager': 'Nila Das',
    'Hiring Manager': 'Kabir Rao',
    'Hiring Pipeline': 'Standard hiring',
    'Question Group': 'Screening',
    'Job Priority': 'Urgent',
    'Referral Amount': 'eng-senior',
  };
  for (const [label, value] of Object.entries(shown)) expect(field(label)).toHaveValue(value);
  expect(screen.getByRole('switch', { name: 'Remote' })).toBeChecked();
  expect(field('Location')).toHaveAccessibleDescription('Selected: Pune office');
  expect(field('Skills')).toHaveAccessibleDescription('Selected: TypeScript, SQL');
});

test('seven experience ranges are offered, and a stored value outside them is still shown', async () => {
  await opened({ minExperience: 10, experience: null });
  const options = within(field('Experience')).getAllByRole<HTMLOptionElement>('option');
  expect(options.map(({ value }) => value)).toEqual([
    ...['', '10+', '0-3', '3-5', '5-8', '8-10'],
    ...['10-12', '12-15', '15-17'],
  ]);
  expect(field('Experience')).toHaveValue('10+');
});

test('Cancel returns to the job list and sends nothing', async () => {
  const page = await opened();
  await retitle('Other');
  await press('Cancel');
  expect(page.address()).toBe('/jobs.list');
  expect(updates(page)).toHaveLength(0);
});

test('Save sends only changed values with the version, and opens the next step', async () => {
  const page = await opened();
  await retitle('Head cook');
  await press('Save');
  await screen.findByRole('button', { name: 'FINISH' });
  expect(updates(page)).toEqual([{ jobTitle: ['Head cook'], version: ['1'] }]);
  expect(page.address()).toBe('/job/edit/61?step=seo');
  expect(localStorage).toHaveLength(0);
});

test('an unchanged form sends nothing, and Save opens the next step', async () => {
  const page = await opened();
  await press('Save');
  await screen.findByRole('button', { name: 'FINISH' });
  expect(updates(page)).toHaveLength(0);
});

test('an emptied list is sent as one empty value, and so is a cleared field', async () => {
  const page = await opened({
    user: [{ userId: 8, name: 'Kabir', lastName: 'Rao', designation: null, department: null }],
  });
  await press('Remove Kabir Rao');
  await press('Clear Country');
  await press('Save');
  await waitFor(() =>
    expect(updates(page)).toEqual([{ userId: [''], country: [''], version: ['1'] }]),
  );
});

test.each<[string, Partial<JobRecord>]>([
  ['Skills', { skills: [] }],
  ['Job Description', { jobDescription: '<p> </p>' }],
])('without %s the form is not sent, and the field says so', async (label, changes) => {
  const page = await opened(changes);
  await press('Save');
  expect(await screen.findByRole('button', { name: `${label}: ${required}` })).toBeVisible();
  expect(updates(page)).toHaveLength(0);
});

test('without Department the form is not sent, and the field says that it is required', async () => {
  const job = jobRecord(61);
  storeJobDraft('job.edit.61', { ...toJobValues(job), departmentId: null }, job);
  const page = openEditPage(job);
  await screen.findByText('Your draft was kept.');
  await press('Save');
  await waitFor(() => expect(field('Department')).toHaveAccessibleDescription(required));
  expect(updates(page)).toHaveLength(0);
});

const none = { minExperience: null, experience: null };
test.each<[string, Partial<JobRecord>]>([
  ['designation', { designation: null }],
  ['hiring manager', { hiringManager: null }],
  ['recruiting manager', { recruitingManager: null }],
  ['number of positions', { numberOfPositions: 0 }],
  ['experience', none],
  ['job type', { jobType: null }],
  ['hiring pipeline', { pipeline: null }],
])('while %s is empty, Apply is disabled with a hint', async (name, changes) => {
  await opened(changes);
  await press('Save & Publish');
  const picker = within(screen.getByRole('dialog', { name: 'Platforms' }));
  expect(picker.getByText(hint)).toBeVisible();
  expect(picker.getByText(`Empty: ${name}.`)).toBeVisible();
  expect(picker.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
});

test('Apply is disabled when the title and the department of a stored job were emptied', async () => {
  const job = jobRecord(61);
  storeJobDraft('job.edit.61', { ...toJobValues(job), jobTitle: ' ', departmentId: null }, job);
  openEditPage(job);
  await screen.findByText('Your draft was kept.');
  await press('Save & Publish');
  expect(screen.getByText('Empty: job title and department.')).toBeVisible();
});

test('Save & Publish saves and publishes on the chosen platforms in one request', async () => {
  const page = await opened();
  await retitle('Head cook');
  await press('Save & Publish');
  expect(await screen.findByRole('checkbox', { name: 'Notice Board' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Newspaper' }));
  await press('Apply');
  await press('Yes, Publish');
  await screen.findByRole('button', { name: 'FINISH' });
  expect(updates(page)).toEqual([
    { jobTitle: ['Head cook'], platformId: ['1', '3'], version: ['1'] },
  ]);
});

test('choosing no platform withdraws the job, even one that cannot be published', async () => {
  const page = await opened({ pipeline: null });
  await press('Save & Publish');
  await user.click(await screen.findByRole('checkbox', { name: 'Notice Board' }));
  expect(screen.getByText(/withdrawn everywhere/)).toBeVisible();
  await press('Apply');
  await waitFor(() => expect(updates(page)).toEqual([{ platformId: [''], version: ['1'] }]));
});

const inPicker = () => within(screen.getByRole('dialog', { name: 'Platforms' }));

test.each([
  ['Cancel', () => user.click(inPicker().getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => user.keyboard('{Escape}')],
])('after %s in the dialog of platforms the chosen platforms are unchanged', async (_, leave) => {
  await opened();
  await press('Save & Publish');
  await user.click(await screen.findByRole('checkbox', { name: 'Notice Board' }));
  await leave();
  await press('Save & Publish');
  expect(await screen.findByRole('checkbox', { name: 'Notice Board' })).toBeChecked();
});

test('the Seo tab is filled in and saved', async () => {
  const page = await opened({ seoImage: { id: 'f-1', name: 'tea.png', url: '/f' } });
  await user.click(getSeoTab());
  expect(field('Slug')).toHaveValue('job-1');
  expect(field('Meta Title')).toHaveValue('Senior Backend Engineer in Pune');
  expect(field('Meta Description')).toHaveValue('Cook with us.');
  expect(field('Canonical Tag')).toHaveValue('https://example.com/jobs/1');
  expect(field('Focus Keyword')).toHaveValue('engineer');
  expect(field('Keywords')).toHaveAccessibleDescription(/Entered: backend, pune/);
  expect(screen.getByText('Stored: tea.png')).toBeVisible();
  await user.clear(field('Meta Title'));
  await user.type(field('Meta Title'), 'Cook');
  await press('Remove image');
  await press('Save');
  await waitFor(() =>
    expect(updates(page)).toEqual([{ seoMetaTitle: ['Cook'], seoImageId: [''], version: ['1'] }]),
  );
});

test('an invalid field is revealed on save, whichever tab is open', async () => {
  await opened({ skills: [] });
  await user.click(getSeoTab());
  await press('Save');
  await waitFor(() => expect(field('Skills')).toHaveAttribute('aria-invalid', 'true'));
});

const stale = (current: JobRecord) =>
  new ApiError({
    code: 'STALE_VERSION',
    message: 'Somebody else changed it.',
    status: 409,
    requestId: 'r-1',
    current,
  });

/** Refuses an update that is based on an older version than `current`. */
const contested = (current: JobRecord) =>
  answer(updateJob, ({ body }) => {
    const version = body instanceof FormData ? body.get('version') : body.version;
    if (Number(version) < current.version) throw stale(current);
    return { data: { ...current, version: current.version + 1 } };
  });

test('a repeated save whose first answer was lost continues without a conflict', async () => {
  const saved = jobRecord(61, { jobTitle: 'Head cook', version: 2 });
  const page = await opened({}, { answers: [contested(saved)] });
  await retitle('Head cook');
  await press('Save');
  await waitFor(() => expect(page.address()).toContain('step=seo'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after another person’s save only fields changed by both are asked about, and the rest is merged', async () => {
  const theirs = jobRecord(61, { jobTitle: 'Cook', education: 'Any', version: 2 });
  const page = await opened({}, { answers: [contested(theirs)] });
  await retitle('Head cook');
  await press('Clear Country');
  await press('Save');
  const question = within(await screen.findByRole('dialog'));
  expect(question.getAllByRole('radiogroup')).toHaveLength(1);
  const title = within(question.getByRole('radiogroup', { name: 'Job Title' }));
  expect(title.getByRole('radio', { name: 'Theirs' })).toHaveAccessibleDescription('Cook');
  await user.click(title.getByRole('radio', { name: 'Mine' }));
  await user.click(question.getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'FINISH' });
  expect(updates(page).at(-1)).toEqual({ jobTitle: ['Head cook'], country: [''], version: ['2'] });
});

test('cancelling the conflict dialog saves nothing, and keeps the input', async () => {
  const theirs = jobRecord(61, { jobTitle: 'Cook', version: 2 });
  const page = await opened({}, { answers: [contested(theirs)] });
  await retitle('Head cook');
  await press('Save');
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
  );
  expect(await screen.findByText(/Nothing was saved/)).toBeVisible();
  expect(field('Job Title')).toHaveValue('Head cook');
  expect(updates(page)).toHaveLength(1);
});

test('a draft based on an older version of a job is merged with the changes saved since', async () => {
  const first = jobRecord(61);
  storeJobDraft('job.edit.61', { ...toJobValues(first), jobTitle: 'Head cook' }, first);
  const theirs = jobRecord(61, { education: 'Any', version: 2 });
  const page = openEditPage(theirs, { answers: [contested(theirs)] });
  await screen.findByText('Your draft was kept.');
  await press('Save');
  await screen.findByRole('button', { name: 'FINISH' });
  expect(updates(page).at(-1)).toEqual({ jobTitle: ['Head cook'], version: ['2'] });
});

test('a job that fails to load says so, and can be retried', async () => {
  let isThere = false;
  const flaky = answer(getJob, () => {
    if (isThere) return { data: jobRecord(61) };
    throw new ApiError({ code: 'INTERNAL', message: 'It broke.', status: 500, requestId: 'r-2' });
  });
  openEditPage(jobRecord(61), { answers: [flaky] });
  expect(await screen.findByText('It broke.')).toBeVisible();
  isThere = true;
  await press(/again|Retry/);
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});

test('a job of another team cannot be edited through its address, and the page gives the reason', async () => {
  openEditPage(jobRecord(61, { may: ['publish'] }));
  expect(await screen.findByText('Your role does not include it for this job.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});
