import { screen, waitFor, within } from '@testing-library/react';
import { deleteJobs, getJobs, getJobsImpact } from 'server/contract/jobs/postings/job.calls';
import { answer, press, renderPage, user } from 'shell/sdk/testing';
import { jobPage, jobRow } from '../../job/testing/job-answers';
import { OlderJobsPage } from './older-jobs.page';

const twelve = Array.from({ length: 12 }, (_, index) => jobRow(index + 1));

const open = (path: string) => {
  let jobs = twelve;
  return renderPage(<OlderJobsPage />, {
    address: path,
    path,
    answers: [
      answer(getJobs, ({ query: { page = 1, limit = 10 } }) =>
        jobPage(jobs.slice((page - 1) * limit, page * limit), {
          total: jobs.length,
          current_page: page,
          last_page: Math.max(1, Math.ceil(jobs.length / limit)),
        }),
      ),
      answer(getJobsImpact, { data: { jobs: 1, openApplications: 1 } }),
      answer(deleteJobs, ({ body }) => {
        jobs = jobs.filter(({ jobId }) => !body.jobId?.includes(jobId));
        return { data: { deleted: 1 } };
      }),
    ],
  });
};

const menuOf = async (title: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return screen.getAllByRole('menuitem');
};

test.each([
  ['/active/job', 'Active Jobs', { activeJobs: '1' }],
  ['/expired/job', 'Expired Jobs', { expiredJobs: '1' }],
  ['/all/jobv1', 'All Jobs', { allJobs: '1' }],
])('the older list at %s requests its jobs, 10 per page', async (path, title, filter) => {
  const page = open(path);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await screen.findByText('Job 1');
  const dropdown = screen.getByRole('button', { name: /^Filter job/ });
  expect(dropdown).toHaveTextContent(`Filter job ${title}`);
  expect(page.calls.find(({ call }) => call === 'GET /api/v1/job')?.query).toEqual({
    ...filter,
    page: 1,
    limit: 10,
  });
  expect(screen.getAllByRole('row')).toHaveLength(11);
  await press(/^(Page )?2$/);
  expect(await screen.findByText('Job 12')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
});

test('an older list has its columns in their order', async () => {
  open('/all/jobv1');
  const row = await screen.findByRole('row', { name: /Job 12?\b/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Id', 'Job Title', 'Department', 'Expiry Date', 'Action']);
  expect(within(row).getByText('25/03/2030')).toBeVisible();
  expect(within(row).getByText('Engineering')).toBeVisible();
});

test.each([
  ['View', '/jobs.view'],
  ['Edit', '/jobs.edit'],
  ['Job Applications', '/jobs.applications'],
])('the action %s in an older list leads to its own page', async (action, address) => {
  open('/active/job');
  const entries = await menuOf('Job 3');
  const entry = entries.find(({ textContent }) => textContent === action);
  expect(entry).toHaveAttribute('href', address);
});

test.each([
  ['/active/job', false],
  ['/expired/job', false],
  ['/all/jobv1', true],
])('whether Seo Create is offered in the older list at %s: %s', async (path, offered) => {
  open(path);
  const entries = await menuOf('Job 1');
  expect(entries.some(({ textContent }) => textContent === 'Seo Create')).toBe(offered);
});

test('Delete asks first and then deletes that job; if its page is then empty, the last page opens', async () => {
  const page = open('/all/jobv1');
  await screen.findByText('Job 1');
  await press(/^(Page )?2$/);
  for (const title of ['Job 11', 'Job 12']) {
    const entries = await menuOf(title);
    await user.click(entries.at(-1) as HTMLElement);
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('1 job with 1 open applicant');
    await user.type(within(dialog).getByRole('textbox'), 'DELETE');
    await press('OK', dialog);
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  }
  expect(await screen.findByText('Job 10')).toBeVisible();
  expect(page.address()).toBe('/all/jobv1');
});

test('an older list can be searched and sorted, links to the other lists, and offers Create Job', async () => {
  const page = open('/active/job');
  await screen.findByText('Job 1');
  await user.type(screen.getByLabelText('Search jobs'), 'plan');
  const asked = () => page.calls.filter(({ call }) => call === 'GET /api/v1/job').at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ activeJobs: '1', search: 'plan' }));
  await press(/Expiry Date/);
  await waitFor(() => expect(asked()).toMatchObject({ search: 'plan', sort: 'expiryDate' }));
  expect(screen.getByRole('link', { name: 'Create Job' })).toBeVisible();

  await press(/Active Jobs/);
  const choices = screen.getAllByRole('menuitemradio');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Active Jobs',
    'Expired Jobs',
    'All Jobs',
  ]);
});
