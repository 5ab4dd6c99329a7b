import { screen, waitFor, within } from '@testing-library/react';
import { getJobs } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import { answer, pick, press, rowOf, user } from 'shell/sdk/testing';
import { jobPage } from '../../job/testing/job-answers';
import { findLastQuery, openJobs, twoJobs } from './testing/open-jobs';

describe('the table of jobs', () => {
  test('the table of jobs has ten columns, with the values of the job', async () => {
    openJobs();
    const row = await rowOf('Senior Backend Engineer');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.filter((head) => head && head !== 'Actions')).toEqual([
      'Job',
      'Positions',
      'Applicants',
      'Open date',
      'Expiry date',
      'Department',
      'Type',
      'Remote',
      'Platform',
      'Status',
    ]);
    for (const words of ['2', 'Engineering', 'Full time', 'Yes', 'Careers board']) {
      expect(within(row).getByText(words)).toBeVisible();
    }
  });

  test('the table of jobs shows code, location and slab in a second line, the number of applicants, and dates as DD/MM/YYYY', async () => {
    openJobs();
    const row = await rowOf('Senior Backend Engineer');
    expect(within(row).getByText('KF-1 · Pune · referral eng-senior')).toBeVisible();
    expect(within(row).getByText('64')).toBeVisible();
    expect(within(row).getByText('02/09/2026')).toBeVisible();
    expect(within(row).getByText('25/03/2030')).toBeVisible();
  });

  test('the table of jobs shows a job as Published while it is on a platform, else as Saved', async () => {
    openJobs();
    expect(within(await rowOf('Senior Backend')).getByText('Published')).toBeVisible();
    expect(within(await rowOf('Data Analyst')).getByText('Saved')).toBeVisible();
  });

  test('the header shows the counts of jobs as a sentence', async () => {
    openJobs();
    expect(await screen.findByText('38 published, 19 saved, 112 openings')).toBeVisible();
  });

  test('a failed load shows a message with a reference, and Retry loads the jobs', async () => {
    let fails = true;
    const list = answer(getJobs, () => {
      if (!fails) return twoJobs;
      throw new ApiError({
        code: 'INTERNAL',
        message: 'Something failed on our side.',
        status: 500,
        requestId: 'r-77',
      });
    });
    openJobs(twoJobs, { answers: [list] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The jobs could not be loaded');
    expect(alert).toHaveTextContent('Something failed on our side.');
    expect(alert).toHaveTextContent('r-77');
    fails = false;
    await press('Retry', alert);
    expect(await rowOf('Data Analyst')).toBeVisible();
  });

  test('an empty table gives the reason, and offers a next step', async () => {
    openJobs(jobPage([]));
    expect(await screen.findByText('No jobs yet')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Create Job' })[0]).toBeVisible();
  });
});

const ofDays = ['Open date', 'Expiry date'];
const ofDirectory = [
  ...['Department', 'Sub-department', 'Division', 'Position', 'Function', 'Sub-function'],
  ...['Location', 'Skill'],
];

describe('queries of the list', () => {
  test('the first query requests active jobs, and page 1 with 10 rows', async () => {
    const page = openJobs();
    await rowOf('Data Analyst');
    expect(findLastQuery(page)).toEqual({
      activeJobs: '1',
      jobPublishedSaveStatus: 10,
      page: 1,
      limit: 10,
    });
    expect(screen.getByRole('button', { name: /^Filter job.* Active Jobs$/ })).toBeVisible();
  });

  test.each([
    ['active', 'Active Jobs', 'activeJobs'],
    ['expired', 'Expired Jobs', 'expiredJobs'],
    ['all', 'All Jobs', 'allJobs'],
  ])('the address ?job=%s starts the list with the filter %s', async (value, label, flag) => {
    const page = openJobs(twoJobs, { address: `/all/job?job=${value}` });
    await rowOf('Data Analyst');
    expect(
      screen.getByRole('button', { name: new RegExp(`^Filter job.* ${label}$`) }),
    ).toBeVisible();
    expect(findLastQuery(page)).toHaveProperty(flag, '1');
  });

  test('Filter job offers three choices, and the chosen one is sent to the server', async () => {
    const page = openJobs();
    await rowOf('Data Analyst');
    const filter = screen.getByRole('button', { name: /^Filter job/ });
    expect(filter).toHaveTextContent('Filter job Active Jobs');
    await user.click(filter);
    const options = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(options).toEqual(['Active Jobs', 'Expired Jobs', 'All Jobs']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Expired Jobs' }));
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('expiredJobs', '1'));
    expect(page.address()).toBe('/all/job?job=expired');
  });

  test.each([
    ['Published Job', 20],
    ['Unpublished Job', 30],
  ])('the status filter %s is sent as the code %d', async (option, code) => {
    const page = openJobs();
    await rowOf('Data Analyst');
    await pick(/^Job status/, option);
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('jobPublishedSaveStatus', code));
  });

  test('filters by directory records, setup records and dates are offered, but none by source or applicant status', async () => {
    openJobs();
    await rowOf('Data Analyst');
    await press('Add a filter');
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toEqual([
      ...ofDirectory,
      ...['Question Group', 'Hiring Pipeline', 'Job Priority', 'Referral Slab'],
      ...ofDays,
    ]);
  });

  test('filters by setup records are offered only with permission to view setup', async () => {
    openJobs(twoJobs, { grants: ['job:view', 'dashboard:view'] });
    await rowOf('Data Analyst');
    await press('Add a filter');
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(offered).toEqual([...ofDirectory, ...ofDays]);
  });

  test('filters by records that referrers cannot choose from are not offered', async () => {
    openJobs(twoJobs, { grants: ['job:view'] });
    await rowOf('Data Analyst');
    await press('Add a filter');
    const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    const closed = ['Division', 'Function', 'Sub-function'];
    expect(offered).toEqual([...ofDirectory.filter((one) => !closed.includes(one)), ...ofDays]);
  });

  test('a search starts again at page 1, and is part of the address', async () => {
    const page = openJobs(twoJobs, { address: '/all/job?page=3' });
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('searchbox', { name: 'Search jobs' }));
    await user.paste('analyst');
    await waitFor(() => expect(findLastQuery(page)).toMatchObject({ search: 'analyst', page: 1 }));
    expect(page.address()).toBe('/all/job?search=analyst');
  });

  test('page and sort order are sent to the server, and are part of the address', async () => {
    const many = jobPage(twoJobs.data, { total: 57, last_page: 6 });
    const page = openJobs(many);
    await rowOf('Data Analyst');
    await press('Applicants');
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('sort', 'applicants'));
    await press('Applicants');
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('sort', '-applicants'));
    await press(/^(Page )?2$/);
    await waitFor(() =>
      expect(findLastQuery(page)).toMatchObject({ page: 2, sort: '-applicants' }),
    );
    expect(page.address()).toBe('/all/job?sort=-applicants&page=2');
  });

  test('filters of the address are sent to the server, and invalid values are omitted', async () => {
    const page = openJobs(twoJobs, {
      address: '/all/job?department=4&location=x&from=2026-01-01&to=soon&page=-2&limit=9999',
    });
    await rowOf('Data Analyst');
    expect(findLastQuery(page)).toEqual({
      activeJobs: '1',
      jobPublishedSaveStatus: 10,
      departmentId: 4,
      fromDate: '2026-01-01',
      page: 1,
      limit: 10,
    });
  });
});
