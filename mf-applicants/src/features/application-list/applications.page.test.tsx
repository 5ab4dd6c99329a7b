import { screen, waitFor, within } from '@testing-library/react';
import { getApplications } from 'server/contract/applicants/applications/application.calls';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { ApiError } from 'shared-auth';
import { useNavigateTo } from 'shell/sdk/react';
import { addFilter, answer, pick, renderPage, rowOf, user } from 'shell/sdk/testing';
import { applicationPage, applicationRow } from '../../application/testing/application-answers';
import { ApplicationsPage } from './applications.page';
import { findLastQuery, openApplications, twoApplications } from './testing/open-applications';

const job = answer(getJob, { data: { jobId: 7, jobTitle: 'Data Analyst' } as JobRecord });

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((head) => head && head !== 'Actions');

describe('the table of applicants', () => {
  test('the table of applicants shows that the job of an applicant is closed', async () => {
    const { job: open } = applicationRow(31);
    openApplications(applicationPage([applicationRow(31, { job: { ...open, jobStatusId: 3 } })]));
    expect(await rowOf('Asha Rao')).toHaveTextContent('Data Analyst (closed)');
  });

  test('the table of applicants has its columns, with the values of the applicant', async () => {
    openApplications();
    const row = await rowOf('Asha Rao');
    expect(heads()).toEqual([
      'Id',
      'Applicant Name',
      'Status',
      'Contact Detail',
      'Experience',
      'Hiring Manager',
      'Recruiter Assigned',
      'Application Date',
    ]);
    for (const words of [
      '31',
      'Data Analyst',
      'To-be-start',
      'Screening',
      'asha.rao@example.com',
      '+91 98450 11111',
      'Meera Nair',
      'Vikram Shah',
    ]) {
      expect(within(row).getByText(words)).toBeVisible();
    }
  });

  test('the table of applicants shows zero experience as “fresher”, and three years as “3 year”', async () => {
    openApplications();
    expect(within(await rowOf('Asha Rao')).getByText('3 year')).toBeVisible();
    expect(within(await rowOf('Dev Menon')).getByText('fresher')).toBeVisible();
  });

  test('the table of applicants shows the application date as MM/DD/YYYY', async () => {
    openApplications();
    expect(within(await rowOf('Asha Rao')).getByText('03/25/2025')).toBeVisible();
  });

  test('the table of applicants tells an auditor that contact details are withheld, and why', async () => {
    const {
      applicantEmail: _email,
      phoneNumber: _phone,
      resume: _resume,
      ...masked
    } = applicationRow(31);
    openApplications(applicationPage([masked]));
    const row = await rowOf('Asha Rao');
    await user.tab();
    expect(within(row).getByText('Withheld')).toBeVisible();
    expect(within(row).queryByText(/@/)).toBeNull();
  });

  test('the table of applicants shows the range of the rows shown, and numbered pages', async () => {
    const page = openApplications(
      applicationPage(twoApplications.data, { total: 12, last_page: 2 }),
    );
    expect(await screen.findByText('Showing 1 to 10 of 12 entries')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(findLastQuery(page)).toMatchObject({ page: 2, limit: 10 }));
    expect(screen.getByText('Showing 11 to 12 of 12 entries')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(page.address()).toBe('/application?page=2');
  });

  test('the table of applicants shows four placeholders while the first page loads', async () => {
    openApplications(twoApplications, {
      answers: [answer(getApplications, () => new Promise<never>(() => undefined))],
    });
    const table = screen.getByRole('table', { name: 'Applicants' });
    expect(table.querySelectorAll('tbody tr[aria-hidden]')).toHaveLength(4);
    expect(
      await screen.findByRole('status', { name: 'Loading' }, { timeout: 3_000 }),
    ).toBeInTheDocument();
  });

  test('a failed load shows a message with a reference, and Retry loads the applicants', async () => {
    let fails = true;
    const list = answer(getApplications, () => {
      if (!fails) return twoApplications;
      throw new ApiError({
        code: 'INTERNAL',
        message: 'Something failed on our side.',
        status: 500,
        requestId: 'r-77',
      });
    });
    openApplications(twoApplications, { answers: [list] });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The applicants could not be loaded');
    expect(alert).toHaveTextContent('r-77');
    fails = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Dev Menon')).toBeVisible();
  });

  test('an empty table gives the reason, and offers a next step', async () => {
    const list = answer(getApplications, ({ query: { search } }) =>
      search ? applicationPage([]) : twoApplications,
    );
    const page = openApplications(twoApplications, {
      address: '/application?search=nobody',
      answers: [list],
    });
    await user.click(await screen.findByRole('button', { name: 'Show all applicants' }));
    expect(page.address()).toBe('/application');
    expect(await rowOf('Asha Rao')).toBeVisible();
    page.unmount();
    openApplications(applicationPage([]));
    expect(await screen.findByText('No applicants yet')).toBeVisible();
  });
});

describe('queries of the list', () => {
  test('the first query requests page 1 with 10 rows, of all jobs', async () => {
    const page = openApplications();
    await rowOf('Asha Rao');
    expect(findLastQuery(page)).toEqual({ page: 1, limit: 10 });
    expect(screen.getByRole('button', { name: /^Jobs All$/ })).toBeVisible();
  });

  test('Rows per page offers 10 to 50 rows in tens, and the chosen number is sent', async () => {
    const page = openApplications();
    await rowOf('Asha Rao');
    await user.click(screen.getByRole('button', { name: /^Rows per page/ }));
    const options = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    expect(options).toEqual(['10 rows', '20 rows', '30 rows', '40 rows', '50 rows']);
    await user.click(screen.getByRole('menuitemradio', { name: '20 rows' }));
    await waitFor(() => expect(findLastQuery(page)).toMatchObject({ limit: 20 }));
  });

  test('a search starts again at page 1, and is part of the address', async () => {
    const page = openApplications(twoApplications, { address: '/application?page=1' });
    await rowOf('Asha Rao');
    await user.click(screen.getByRole('searchbox', { name: 'Search applicants' }));
    await user.paste('menon');
    await waitFor(() => expect(findLastQuery(page)).toMatchObject({ search: 'menon', page: 1 }));
    expect(page.address()).toBe('/application?search=menon');
  });

  test('the Jobs selector limits the list to a job, and All removes the limit', async () => {
    const page = openApplications(twoApplications, { answers: [job] });
    await rowOf('Asha Rao');
    await pick(/^Jobs All/, 'Data Analyst');
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('jobId', 7));
    expect(page.address()).toBe('/application?jobId=7');
    await pick(/^Jobs Data Analyst/, 'All');
    await waitFor(() => expect(page.address()).toBe('/application'));
  });

  test('filters such as date, source, stage and applicant status are offered, each once', async () => {
    openApplications();
    await rowOf('Asha Rao');
    const offered = async () => {
      await user.click(screen.getByRole('button', { name: 'Add a filter' }));
      const found = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return found;
    };
    const others = [
      ...['Source', 'Hiring Pipeline', 'Department', 'Location', 'Recruiter', 'Stage'],
      ...[
        'Applicant Status',
        'Progress',
        'In their stage',
        'Promised answer',
        'Joining date',
        'Kind of status',
      ],
      ...['Earlier pipeline with stage', 'Was in stage', 'Was in status', 'Reason'],
    ];
    expect(await offered()).toEqual(['Date', ...others]);
    await addFilter('Date');
    await user.keyboard('{Escape}');
    expect(await offered()).toEqual(others);
  });

  test('filters by source and applicant status are sent to the server, and are part of the address', async () => {
    const page = openApplications();
    await rowOf('Asha Rao');
    await addFilter('Source');
    await user.click(await screen.findByRole('option', { name: 'Careers page' }));
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('sourceId', 1));
    await addFilter('Applicant Status');
    await user.click(await screen.findByRole('option', { name: 'Invited' }));
    await waitFor(() =>
      expect(findLastQuery(page)).toMatchObject({ sourceId: 1, applicantStatusId: 101 }),
    );
    expect(page.address()).toBe('/application?source=1&status=101');
  });

  test('a filter by stage can be added, and an address with a stage and a status limits the list in the same way', async () => {
    const page = openApplications();
    await rowOf('Asha Rao');
    await addFilter('Stage');
    await user.click(await screen.findByRole('option', { name: 'Screening' }));
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('stageId', 11));
    expect(page.address()).toBe('/application?stage=11');
    page.unmount();
    const led = openApplications(twoApplications, {
      address: '/application?jobId=7&stage=11&status=101',
      answers: [job],
    });
    await rowOf('Asha Rao');
    expect(findLastQuery(led)).toMatchObject({ jobId: 7, stageId: 11, applicantStatusId: 101 });
    expect(await screen.findByRole('button', { name: /^Stage Screening/ })).toBeVisible();
  });

  test('an address with a pipeline, stage or status limits the list to the applicants that use it', async () => {
    const page = openApplications(twoApplications, {
      address: '/application?pipeline=3&keeps=11&wasInStage=12&wasInStatus=101',
    });
    await rowOf('Asha Rao');
    expect(findLastQuery(page)).toMatchObject({
      pipelineId: 3,
      keptStageId: 11,
      pastStageId: 12,
      pastStatusId: 101,
    });
    expect(await screen.findByRole('button', { name: /^Hiring Pipeline / })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Earlier pipeline with stage / })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Was in status / })).toBeVisible();
  });

  test('the date filter offers preset ranges and a custom one', async () => {
    const page = openApplications();
    await rowOf('Asha Rao');
    await addFilter('Date');
    for (const name of ['Today', 'Yesterday', ...[7, 30, 90, 180].map((n) => `Last ${n} days`)])
      expect(await screen.findByRole('button', { name })).toBeVisible();
    const custom = screen.getByRole('form', { name: 'Custom' });
    await user.type(within(custom).getByLabelText('From'), '2025-03-01');
    await user.type(within(custom).getByLabelText('To'), '2025-03-31');
    await user.click(within(custom).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(findLastQuery(page)).toMatchObject({ fromDate: '2025-03-01', toDate: '2025-03-31' }),
    );
    expect(
      screen.getByRole('button', { name: 'Date 1 March 2025 to 31 March 2025' }),
    ).toBeVisible();
  });

  test.each([
    [{ jobId: 7 }, '/application?jobId=7'],
    [{ applicantId: 31 }, '/application?applicantId=31'],
  ])('a link whose navigation state contains %o limits the list', async (state, address) => {
    const Go = () => {
      const navigateTo = useNavigateTo();
      return <button onClick={() => navigateTo({ to: '/application' }, { state })}>Go</button>;
    };
    const page = renderPage(
      <>
        <Go />
        <ApplicationsPage />
      </>,
      { answers: [job, answer(getApplications, twoApplications)] },
    );
    await rowOf('Asha Rao');
    await user.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(findLastQuery(page)).toMatchObject(state));
    expect(page.address()).toBe(address);
  });

  test('the sort order is sent to the server, and invalid values of the address are omitted', async () => {
    const page = openApplications(twoApplications, {
      address: '/application?source=x&from=soon&page=-2&limit=9999&sort=-name',
    });
    await rowOf('Asha Rao');
    expect(findLastQuery(page)).toEqual({ page: 1, limit: 10, sort: '-name' });
    await user.click(screen.getByRole('button', { name: 'Application Date' }));
    await waitFor(() => expect(findLastQuery(page)).toHaveProperty('sort', 'date'));
  });
});
