import remote from '../../../remote.config';
import { screen, waitFor, within } from '@testing-library/react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { deleteJobs, getJob, getJobsImpact } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import {
  answer,
  closeAllPanels,
  openedPanels,
  press,
  pressable,
  renderPage,
  user,
  type RenderPageOptions,
  readOut,
} from 'shell/sdk/testing';
import { getJobMailAddress } from 'server/contract/applicants/apply-by-mail/job-mail-address.calls';
import { getPublications } from 'server/contract/jobs/publishing/publishing.calls';
import { jobRecord } from '../../job/testing/job-record';
import { publicationsOn, toPublicationReceipt } from '../../publishing/testing/publishing-answers';
import { JobViewPage } from './job-view.page';

const careersSite = { id: 5, name: 'Careers Site' };
const onCareersSite = toPublicationReceipt(careersSite, {
  type: 'careers-page',
  url: 'https://careers.example/cook-7',
});

const open = (
  changes: Partial<JobRecord> = {},
  { answers = [], ...options }: RenderPageOptions = {},
) =>
  renderPage(<JobViewPage />, {
    address: '/job/view/7',
    path: '/job/view/:id',
    panels: remote.panels,
    answers: [
      ...answers,
      answer(getJob, { data: jobRecord(7, { jobTitle: 'Cook', ...changes }) }),
      answer(getJobsImpact, { data: { jobs: 1, openApplications: 5 } }),
      answer(deleteJobs, { data: { deleted: 1 } }),
      answer(getJobMailAddress, { data: { isAvailable: false, address: null } }),
      answer(getPublications, {
        data: publicationsOn([careersSite], { publications: [onCareersSite] }),
      }),
    ],
    ...options,
  });

/** Returns the values below each field name, in the order of the screen. */
const factsOf = async (part: string) => {
  const region = await screen.findByRole('region', { name: part });
  const words = (tag: string) => [...region.querySelectorAll(tag)].map(readOut);
  return words('dt').map((name, at) => [name, words('dd')[at]]);
};
const head = () => screen.findByRole('heading', { level: 1, name: 'Cook' });

afterEach(closeAllPanels);

test('the header shows title and designation', async () => {
  open();
  const title = await head();
  expect(title.closest('header')).toHaveTextContent('Senior Engineer');
});

test('View Applicants sends the job in the address and in the navigation state', async () => {
  const page = open();
  await user.click(await screen.findByRole('link', { name: 'View Applicants' }));
  expect(page.address()).toBe('/applicants.list?jobId=7');
  expect(page.state()).toEqual({ jobId: 7 });
});

test.each([
  [45, [{ id: 'applicants.status', input: { matching: { jobId: 7 }, except: [], expected: 45 } }]],
  [0, []],
])(
  'Update Status of all %d applicants opens one drawer, or none when there are no applicants',
  async (total, opened) => {
    open({ jobApplication: total });
    await head();
    await press('More actions');
    await user.click(
      await screen.findByRole('menuitem', { name: 'Update Status of all applicants' }),
    );
    expect(openedPanels()).toEqual(opened);
  },
);

test.each([
  ['Published', true],
  ['Saved', false],
] as const)('whether a job that is %s leads to its public page: %s', async (status, leads) => {
  open({ status });
  await head();
  await press('More actions');
  await screen.findByRole('menuitem', { name: 'Job Applications' });
  if (leads)
    expect(await screen.findByRole('menuitem', { name: /View on careers site/ })).toHaveAttribute(
      'href',
      'https://careers.example/cook-7',
    );
  else expect(screen.queryByRole('menuitem', { name: /View on careers site/ })).toBeNull();
});

test('View Status opens the status drawer of this job', async () => {
  const page = open();
  await press('View Status');
  expect(openedPanels()).toEqual([{ id: 'jobs.status', input: { jobId: 7 } }]);
  expect(page.address()).toBe('/job/view/7?drawer=jobs.status&of=7');
  await closeAllPanels();
  await waitFor(() => expect(page.address()).toBe('/job/view/7'));
});

test('a shared address opens the drawer that it names', async () => {
  open({}, { address: '/job/view/7?drawer=jobs.publish&of=7' });
  await head();
  expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId: 7 } }]);
});

test.each([
  ['Saved', 'Publish'],
  ['Published', 'Unpublish'],
] as const)('a %s job offers %s, which opens the publish drawer', async (status, action) => {
  open({ status });
  await press(action);
  expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId: 7 } }]);
});

test('the address contains the open tab, so that a link opens the same tab', async () => {
  const page = open();
  await head();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    ...['Job', 'SEO', 'Analytics'],
  ]);
  await user.click(screen.getByRole('tab', { name: 'SEO' }));
  expect(page.address()).toBe('/job/view/7?tab=seo');
});

test('the opening information has its nine values', async () => {
  open();
  expect(await factsOf('Opening information')).toEqual([
    ['Education', 'B.Tech'],
    ['Number of positions', '2'],
    ['Work experience', '3 to 5 years'],
    ['Job type', 'Full time'],
    ['Country', 'India'],
    ['Location', 'Pune office'],
    ['Group', 'Platform hiring'],
    ['Remote', 'Yes'],
    ['Skills', 'TypeScript, SQL'],
  ]);
});

test('the department information has its eight values', async () => {
  open();
  expect(await factsOf('Department information')).toEqual([
    ['Department', 'Engineering'],
    ['Department head', 'Meera Iyer'],
    ['Function', 'Backend'],
    ['Recruitment manager', 'Nila Das'],
    ['Hiring manager', 'Kabir Rao'],
    ['Hiring pipeline', 'Standard hiring'],
    ['Question group', 'Screening'],
    ['Target date', '25 March 2030'],
  ]);
});

test('an empty value is shown as a dash, and read out as empty', async () => {
  open({ education: '', skills: [], group: null, expiryDate: null, hiringManager: null });
  const opening = Object.fromEntries(await factsOf('Opening information')) as object;
  expect(opening).toMatchObject({ Education: 'Empty', Skills: 'Empty', Group: 'Empty' });
  const department = Object.fromEntries(await factsOf('Department information')) as object;
  expect(department).toMatchObject({ 'Hiring manager': 'Empty', 'Target date': 'Empty' });
});

test('the description is plain text, without markup', async () => {
  open();
  const part = await screen.findByRole('region', { name: 'Description' });
  expect(part).toHaveTextContent('Build & run the kitchen. • Tea');
  expect(part.querySelector('strong, ul')).toBeNull();
});

test('the referral slab shows slug, designation and amount', async () => {
  open();
  expect(await factsOf('Referral slab')).toEqual([
    ['Slug', 'eng-senior'],
    ['Designation', 'Senior Engineer'],
    ['Amount', '₹25,000'],
  ]);
});

test('an amount withheld from the person is not shown at all', async () => {
  open({ referralAmount: [{ id: 1, slug: 'eng-senior', designation: null }] });
  expect(await factsOf('Referral slab')).toEqual([
    ['Slug', 'eng-senior'],
    ['Designation', 'Empty'],
  ]);
});

test('the SEO tab shows its seven values and the image', async () => {
  open(
    { seoImage: { id: 'a', name: 'kitchen.png', url: '/api/v1/files/once' } },
    { address: '/job/view/7?tab=seo' },
  );
  expect(await factsOf('Search engines')).toEqual([
    ['Meta title', 'Senior Backend Engineer in Pune'],
    ['Meta description', 'Cook with us.'],
    ['Keyword', 'backend, pune'],
    ['Index', 'Yes'],
    ['Canonical tag', 'https://example.com/jobs/1'],
    ['Slug', 'job-1'],
    ['Focus keyword', 'engineer'],
  ]);
  expect(screen.getByRole('img', { name: 'kitchen.png' })).toBeVisible();
});

test('deleting a job requires the word DELETE, names the affected applicants, and returns to the list', async () => {
  const page = open();
  await pressable('View Status');
  await press('More actions');
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('1 job with 5 open applicants')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'DELETE');
  await press('OK', dialog);
  await waitFor(() => expect(page.address()).toBe('/jobs.list'));
});

test('an auditor reads the job, and actions that the role never includes are not offered', async () => {
  const route = { title: '', refusal: 'Not yours.' };
  open(
    { status: 'Saved' },
    {
      grants: ['job:view', 'application:view'],
      routes: [
        { ...route, id: 'jobs.edit', path: '/job/edit/:id', isForbidden: true },
        { ...route, id: 'jobs.create', path: '/job/create', isForbidden: true },
        { ...route, id: 'jobs.applications', path: '/job/application/:jobId' },
      ],
    },
  );
  await pressable('View Status');
  for (const name of ['Edit', 'Publish', 'Unpublish'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await press('More actions');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  expect(screen.getByRole('menuitem', { name: /^Job Applications/ })).toHaveAccessibleDescription(
    'Not yours.',
  );
});

describe('a job that cannot be shown', () => {
  const failing = (status: number) => ({
    answers: [
      answer(getJob, () => {
        throw new ApiError({ code: 'X', message: 'Ask for it.', status, requestId: 'r-1' });
      }),
    ],
  });

  test('a missing job is reported, with a way back to the list', async () => {
    open({}, failing(404));
    expect(await screen.findByText('There is no such job')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('View Job');
    expect(screen.getByRole('link', { name: 'Show jobs' })).toHaveAttribute('href', '/jobs.list');
  });

  test('a job with an invalid id is reported as missing, without a request', async () => {
    const page = open({}, { address: '/job/view/seven' });
    expect(await screen.findByText('There is no such job')).toBeVisible();
    expect(page.calls.some(({ call }) => call.includes('/job/'))).toBe(false);
  });

  test('a person without permission for the job reads so instead of the job', async () => {
    open({}, failing(403));
    expect(await screen.findByText('You do not have access to this')).toBeVisible();
  });

  test('a failed load shows the reason and a reference, and can be retried', async () => {
    open({}, failing(500));
    expect(await screen.findByText('Reference r-1')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});

test('on a job of another team the actions are disabled with the reason', async () => {
  open({ may: [] });
  await head();
  for (const name of ['Edit', 'Unpublish']) {
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  }
  await press('More actions');
  expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveAccessibleDescription(
    'Your role does not include it for this job.',
  );
});
