import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFileTicket } from 'server/contract/file-ticket.calls';
import type { JobPage } from 'server/contract/job';
import { deleteJobs, getJobs, getJobsImpact } from 'server/contract/job.calls';
import { ApiError } from 'shared-auth';
import { answer, renderPage, type RenderPageOptions } from 'shell/sdk/testing';
import { jobPage, jobRow } from '../../job/testing/job-answers';
import { JobsPage } from './jobs.page';

const two = jobPage([
  jobRow(1, { jobTitle: 'Senior Backend Engineer' }),
  jobRow(2, {
    jobTitle: 'Data Analyst',
    status: 'Saved',
    publishplatforms: [],
    expiryDate: null,
    jobType: null,
    remote: false,
  }),
]);

const open = (list: JobPage = two, { answers = [], ...options }: RenderPageOptions = {}) =>
  renderPage(<JobsPage />, {
    address: '/all/job',
    answers: [
      ...answers,
      answer(getJobs, list),
      answer(getJobsImpact, { data: { jobs: 2, openApplications: 5 } }),
      answer(deleteJobs, ({ body }) => ({ data: { deleted: body.jobId?.length ?? 0 } })),
      answer(createFileTicket, {
        data: { url: '#/api/v1/files/once', expiresAt: '2026-11-21T00:00:00Z' },
      }),
    ],
    ...options,
  });

const user = userEvent.setup();
const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });
const lastQuery = ({ calls }: ReturnType<typeof open>) =>
  calls.findLast(({ call }) => call === 'GET /api/v1/job')?.query;
const choose = async (filter: RegExp, option: string) => {
  await user.click(screen.getByRole('button', { name: filter }));
  await user.click(await screen.findByRole('menuitemradio', { name: option }));
};
const actionOf = async (title: string, action: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  return screen.findByRole('menuitem', { name: new RegExp(`^${action}`) });
};
const select = async (title: string) =>
  user.click(within(await rowOf(title)).getByRole('checkbox'));

describe('what the list shows', () => {
  test('JOB-019 ten columns, with the values of the job', async () => {
    open();
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

  test('JOB-020 JOB-021 JOB-032 second line, applicants, and dates as DD/MM/YYYY', async () => {
    open();
    const row = await rowOf('Senior Backend Engineer');
    expect(within(row).getByText('KF-1 · Pune · referral eng-senior')).toBeVisible();
    expect(within(row).getByText('64')).toBeVisible();
    expect(within(row).getByText('02/09/2026')).toBeVisible();
    expect(within(row).getByText('25/03/2030')).toBeVisible();
  });

  test('JOB-022 JOB-023 a job is Published while a platform has it, else Saved', async () => {
    open();
    expect(within(await rowOf('Senior Backend')).getByText('Published')).toBeVisible();
    expect(within(await rowOf('Data Analyst')).getByText('Saved')).toBeVisible();
  });

  test('the head says in words what the list amounts to', async () => {
    open();
    expect(await screen.findByText('38 published, 19 saved, 112 openings')).toBeVisible();
  });

  test('ERR-001 a failed load says what to do, with its reference, and Retry mends it', async () => {
    let fails = true;
    const list = answer(getJobs, () => {
      if (!fails) return two;
      throw new ApiError({
        code: 'INTERNAL',
        message: 'Something failed on our side.',
        status: 500,
        requestId: 'r-77',
      });
    });
    open(two, { answers: [list] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The jobs could not be loaded');
    expect(alert).toHaveTextContent('Something failed on our side.');
    expect(alert).toHaveTextContent('r-77');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Data Analyst')).toBeVisible();
  });

  test('an empty list says why, and leads on', async () => {
    const page = open(jobPage([]), { address: '/all/job?search=nobody' });
    expect(await screen.findByText('No jobs match these filters')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all jobs' }));
    expect(page.address()).toBe('/all/job?job=all');
    expect(await screen.findByText('No jobs yet')).toBeVisible();
  });
});

describe('what the list asks the server for', () => {
  test('JOB-007 LIM-001 active jobs first, page 1, 10 rows', async () => {
    const page = open();
    await rowOf('Data Analyst');
    expect(lastQuery(page)).toEqual({
      activeJobs: '1',
      jobPublishedSaveStatus: 10,
      page: 1,
      limit: 10,
    });
    expect(screen.getByRole('button', { name: 'Filter job: Active Jobs' })).toBeVisible();
  });

  test.each([
    ['active', 'Active Jobs', 'activeJobs'],
    ['expired', 'Expired Jobs', 'expiredJobs'],
    ['all', 'All Jobs', 'allJobs'],
  ])('JOB-006 ?job=%s preselects %s', async (value, label, flag) => {
    const page = open(two, { address: `/all/job?job=${value}` });
    await rowOf('Data Analyst');
    expect(screen.getByRole('button', { name: `Filter job: ${label}` })).toBeVisible();
    expect(lastQuery(page)).toHaveProperty(flag, '1');
  });

  test('JOB-005 JOB-018 JOB-003 the type filter offers its three and filters by the chosen one', async () => {
    const page = open();
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('button', { name: /^Filter job/ }));
    const options = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(options).toEqual(['Active Jobs', 'Expired Jobs', 'All Jobs']);
    await user.click(screen.getByRole('menuitemradio', { name: 'Expired Jobs' }));
    await waitFor(() => expect(lastQuery(page)).toHaveProperty('expiredJobs', '1'));
    expect(page.address()).toBe('/all/job?job=expired');
  });

  test.each([
    ['Published Job', 20],
    ['Unpublished Job', 30],
  ])('JOB-016 JOB-017 the status filter %s asks for %d', async (option, code) => {
    const page = open();
    await rowOf('Data Analyst');
    await choose(/^Job status/, option);
    await waitFor(() => expect(lastQuery(page)).toHaveProperty('jobPublishedSaveStatus', code));
  });

  test('JOB-015 the search goes to the server and into the address, back on page 1', async () => {
    const page = open(two, { address: '/all/job?page=3' });
    await rowOf('Data Analyst');
    await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'analyst');
    await waitFor(() => expect(lastQuery(page)).toMatchObject({ search: 'analyst', page: 1 }));
    expect(page.address()).toBe('/all/job?search=analyst');
  });

  test('JOB-030 page and order are the server’s, and a link carries them', async () => {
    const many = jobPage(two.data, { total: 57, last_page: 6 });
    const page = open(many);
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('button', { name: 'Applicants' }));
    await waitFor(() => expect(lastQuery(page)).toHaveProperty('sort', 'applicants'));
    await user.click(screen.getByRole('button', { name: 'Applicants' }));
    await waitFor(() => expect(lastQuery(page)).toHaveProperty('sort', '-applicants'));
    await user.click(screen.getByRole('button', { name: /^(Page )?2$/ }));
    await waitFor(() => expect(lastQuery(page)).toMatchObject({ page: 2, sort: '-applicants' }));
    expect(page.address()).toBe('/all/job?sort=-applicants&page=2');
  });

  test('a filter that stands in the address is sent, and nonsense in it is not', async () => {
    const page = open(two, {
      address: '/all/job?department=4&location=x&from=2026-01-01&to=soon&page=-2&limit=9999',
    });
    await rowOf('Data Analyst');
    expect(lastQuery(page)).toEqual({
      activeJobs: '1',
      jobPublishedSaveStatus: 10,
      departmentId: 4,
      fromDate: '2026-01-01',
      page: 1,
      limit: 10,
    });
  });
});

describe('what can be done with a job', () => {
  test.each([
    ['JOB-024', 'Edit Job', '/jobs.edit'],
    ['JOB-026', 'View Job', '/jobs.view'],
    ['JOB-012', 'Seo Create', '/setup.seo-of-job'],
  ])('%s %s leads to its screen', async (_, action, address) => {
    open();
    expect(await actionOf('Data Analyst', action)).toHaveAttribute('href', address);
  });

  test('JOB-031 Edit and View take at most one selected job, and say so', async () => {
    open();
    await select('Data Analyst');
    expect(await actionOf('Data Analyst', 'Edit Job')).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Escape}');
    await select('Senior Backend Engineer');
    for (const action of ['Edit Job', 'View Job']) {
      const entry = await actionOf('Data Analyst', action);
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveTextContent('Select at most one job');
      await user.keyboard('{Escape}');
    }
  });

  test('JOB-014 Create Job leads to a form', async () => {
    open();
    await rowOf('Data Analyst');
    expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute(
      'href',
      '/jobs.create-simple',
    );
  });

  test('JOB-027 Export of a row downloads that row by a ticket', async () => {
    const page = open();
    await user.click(await actionOf('Data Analyst', 'Export'));
    await waitFor(() =>
      expect(page.calls).toContainEqual({
        call: 'POST /api/v1/file-tickets',
        body: { kind: 'job-export', selection: { jobId: [2] } },
      }),
    );
  });

  test('JOB-027 Export of the page’s head downloads exactly what the filters show', async () => {
    const page = open(two, { address: '/all/job?search=a&status=saved' });
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(page.calls.at(-1)?.body).toEqual({
        kind: 'job-export',
        selection: {
          matching: { activeJobs: '1', jobPublishedSaveStatus: 30, search: 'a' },
          expected: 2,
        },
      }),
    );
  });

  test('a failed export says what to do, with its reference', async () => {
    const refuses = answer(createFileTicket, () => {
      throw new ApiError({ code: 'X', message: 'Try again.', status: 500, requestId: 'r-9' });
    });
    open(two, { answers: [refuses] });
    await user.click(await actionOf('Data Analyst', 'Export'));
    expect(await screen.findByText('The export did not start. Try again.')).toBeVisible();
    expect(screen.getByText(/r-9/)).toBeVisible();
  });
});

describe('deleting', () => {
  const confirm = async () => {
    const dialog = await screen.findByRole('alertdialog');
    await user.type(within(dialog).getByRole('textbox'), 'DELETE');
    await user.click(within(dialog).getByRole('button', { name: 'OK' }));
  };
  const sent = ({ calls }: ReturnType<typeof open>) =>
    calls.filter(({ call }) => call === 'POST /api/v1/multiple-job-delete');

  test('JOB-028 SHL-037 nothing is sent before DELETE is typed, and the open applicants are told first', async () => {
    const page = open();
    await user.click(await actionOf('Data Analyst', 'Delete'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'Once you delete this data, you cannot access it anymore, All data will be deleted',
    );
    expect(await within(dialog).findByText('2 jobs with 5 open applicants')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(sent(page)).toHaveLength(0);
    await confirm();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]?.body).toEqual({ jobId: [2] });
  });

  test('JOB-029 SHL-036 SHL-041 selected jobs go in one request, and the list refreshes where it stands', async () => {
    let left = two;
    const answers = [
      answer(getJobs, () => left),
      answer(deleteJobs, () => {
        left = jobPage([jobRow(3, { jobTitle: 'Brand Designer' })]);
        return { data: { deleted: 2 } };
      }),
    ];
    const page = open(two, { answers, address: '/all/job?search=a&page=1' });
    await select('Data Analyst');
    await select('Senior Backend Engineer');
    expect(screen.getByText('2 Selected')).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Selection' });
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    await confirm();
    expect(await rowOf('Brand Designer')).toBeVisible();
    expect(sent(page).map(({ body }) => body)).toEqual([{ jobId: [2, 1] }]);
    expect(page.address()).toBe('/all/job?search=a&page=1');
    expect(screen.getAllByText('Your change has been successfully submitted')).not.toEqual([]);
    expect(screen.queryByText('2 Selected')).not.toBeInTheDocument();
  });

  test('JOB-030 all that match go by the filter and the number that was seen', async () => {
    const page = open(jobPage(two.data, { total: 57, last_page: 6 }));
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await user.click(screen.getByRole('button', { name: /Select all 57/ }));
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('57 Selected')).toBeVisible();
    await user.click(within(bar).getByRole('button', { name: 'Delete' }));
    await confirm();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]?.body).toEqual({
      matching: { activeJobs: '1', jobPublishedSaveStatus: 10 },
      expected: 57,
    });
  });

  test('SHL-039 cancelling deletes nothing', async () => {
    const page = open();
    await user.click(await actionOf('Data Analyst', 'Delete'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(sent(page)).toHaveLength(0);
    expect(await rowOf('Data Analyst')).toBeVisible();
  });

  test('ERR-008 a refused deletion says why and keeps the question open', async () => {
    const refuses = answer(deleteJobs, () => {
      throw new ApiError({ code: 'IN_USE', message: 'A payout is Approved.', status: 409 });
    });
    open(two, { answers: [refuses] });
    await user.click(await actionOf('Data Analyst', 'Delete'));
    await confirm();
    expect(await screen.findByText('A payout is Approved.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  test('who may not delete or export sees why', async () => {
    open(two, { grants: ['job:view'] });
    for (const action of ['Delete', 'Export']) {
      const entry = await actionOf('Data Analyst', action);
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveTextContent('You do not have permission');
      await user.keyboard('{Escape}');
    }
  });
});
