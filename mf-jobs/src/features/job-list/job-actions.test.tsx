import { screen, waitFor, within } from '@testing-library/react';
import { createFileTicket } from 'server/contract/platform/files/file-ticket.calls';
import { deleteJobs, getJobs } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import {
  actionOf,
  answer,
  closeAllPanels,
  confirmDeletion,
  openedPanels,
  press,
  rowOf,
  tick,
  user,
} from 'shell/sdk/testing';
import { jobPage, jobRow } from '../../job/testing/job-answers';
import { openJobs, twoJobs } from './testing/open-jobs';

afterEach(closeAllPanels);

describe('actions on a job', () => {
  test.each([
    ['Edit Job', '/jobs.edit'],
    ['View Job', '/jobs.view'],
    ['Job Applications', '/jobs.applications'],
    ['Seo Create', '/setup.seo-of-job'],
    ['Create a Similar Job', '/jobs.create?from=2'],
  ])('%s leads to its own page', async (action, address) => {
    openJobs();
    expect(await actionOf('Data Analyst', action)).toHaveAttribute('href', address);
  });

  test('Edit and View are disabled for more than one selected job, with the reason', async () => {
    openJobs();
    await tick('Data Analyst');
    expect(await actionOf('Data Analyst', 'Edit Job')).not.toHaveAttribute('aria-disabled');
    await user.keyboard('{Escape}');
    await tick('Senior Backend Engineer');
    for (const action of ['Edit Job', 'View Job']) {
      const entry = await actionOf('Data Analyst', action);
      expect(entry).toHaveAttribute('aria-disabled', 'true');
      expect(entry).toHaveAccessibleDescription(/^Select at most one job/);
      await user.keyboard('{Escape}');
    }
  });

  test.each([
    ['Data Analyst', 'Publish', 2],
    ['Senior Backend Engineer', 'Unpublish', 1],
  ])('on the job %s the action %s opens the publish drawer', async (title, action, jobId) => {
    openJobs();
    await user.click(await actionOf(title, action));
    expect(openedPanels()).toEqual([{ id: 'jobs.publish', input: { jobId } }]);
  });

  test('View Status opens the status drawer', async () => {
    openJobs();
    await user.click(await actionOf('Data Analyst', 'View Status'));
    expect(openedPanels()).toEqual([{ id: 'jobs.status', input: { jobId: 2 } }]);
  });

  test.each(['Edit Job', 'Publish', 'Seo Create', 'Delete'])(
    'on a job of another team the action %s is disabled with the reason',
    async (action) => {
      openJobs(jobPage([jobRow(2, { jobTitle: 'Data Analyst', status: 'Saved', may: [] })]));
      const entry = await actionOf('Data Analyst', action);
      await waitFor(() =>
        expect(entry).toHaveAccessibleDescription('Your role does not include it for this job.'),
      );
      expect(entry).not.toHaveAttribute('href');
    },
  );

  test('actions refused on one job remain offered on the next one', async () => {
    openJobs(
      jobPage([
        jobRow(1, { jobTitle: 'Cook', may: [] }),
        jobRow(2, { jobTitle: 'Data Analyst', may: ['edit', 'delete'] }),
      ]),
    );
    for (const action of ['Edit Job', 'Delete']) {
      expect(await actionOf('Data Analyst', action)).not.toHaveAttribute('aria-disabled');
      await user.keyboard('{Escape}');
      expect(await actionOf('Cook', action)).toHaveAttribute('aria-disabled', 'true');
      await user.keyboard('{Escape}');
    }
  });

  test('Create Job opens the form', async () => {
    openJobs();
    await rowOf('Data Analyst');
    expect(screen.getByRole('link', { name: 'Create Job' })).toHaveAttribute(
      'href',
      '/jobs.create',
    );
  });

  test('Export of one row downloads that job, at an address that works once', async () => {
    const page = openJobs();
    await user.click(await actionOf('Data Analyst', 'Export'));
    await waitFor(() =>
      expect(page.calls).toContainEqual({
        call: 'POST /api/v1/file-tickets',
        body: { kind: 'list', list: 'job', rows: { jobId: [2] } },
      }),
    );
  });

  test('Export in the page header downloads exactly the filtered jobs', async () => {
    const page = openJobs(twoJobs, { address: '/all/job?search=a&status=saved' });
    await rowOf('Data Analyst');
    await press('Export');
    await waitFor(() =>
      expect(page.calls.at(-1)?.body).toEqual({
        kind: 'list',
        list: 'job',
        rows: {
          matching: { activeJobs: '1', jobPublishedSaveStatus: 30, search: 'a' },
          expected: 2,
        },
      }),
    );
  });

  test('a payout officer is offered no export of jobs, in the header or in a row', async () => {
    openJobs(twoJobs, {
      grants: ['job:view', { permission: 'list:export', scope: 'payouts' }],
    });
    await actionOf('Data Analyst', 'View Job');
    expect(screen.queryByRole('menuitem', { name: /^Export/ })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  test('a failed export shows the message of the server and its reference', async () => {
    const refuses = answer(createFileTicket, () => {
      throw new ApiError({ code: 'X', message: 'Try again.', status: 500, requestId: 'r-9' });
    });
    openJobs(twoJobs, { answers: [refuses] });
    await user.click(await actionOf('Data Analyst', 'Export'));
    expect(await screen.findByText('The export did not start. Try again.')).toBeVisible();
    expect(screen.getByText(/r-9/)).toBeVisible();
  });
});

describe('deleting jobs', () => {
  const sent = ({ calls }: ReturnType<typeof openJobs>) =>
    calls.filter(({ call }) => call === 'POST /api/v1/multiple-job-delete');

  test('the dialog counts the open applicants, and nothing is sent before DELETE is typed', async () => {
    const page = openJobs();
    await user.click(await actionOf('Data Analyst', 'Delete'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent(
      'Once you delete this data, you cannot access it anymore, All data will be deleted',
    );
    expect(await within(dialog).findByText('2 jobs with 5 open applicants')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'OK' })).toBeDisabled();
    expect(sent(page)).toHaveLength(0);
    await confirmDeletion();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]?.body).toEqual({ jobId: [2] });
  });

  test('deleting all selected jobs sends one request, and reloads the list in place', async () => {
    let left = twoJobs;
    const answers = [
      answer(getJobs, () => left),
      answer(deleteJobs, () => {
        left = jobPage([jobRow(3, { jobTitle: 'Brand Designer' })]);
        return { data: { deleted: 2 } };
      }),
    ];
    const page = openJobs(twoJobs, { answers, address: '/all/job?search=a&page=1' });
    await tick('Data Analyst');
    await tick('Senior Backend Engineer');
    expect(screen.getByText('2 Selected')).toBeVisible();
    const bar = screen.getByRole('region', { name: 'Selection' });
    await press('Delete', bar);
    await confirmDeletion();
    expect(await rowOf('Brand Designer')).toBeVisible();
    expect(sent(page).map(({ body }) => body)).toEqual([{ jobId: [2, 1] }]);
    expect(page.address()).toBe('/all/job?search=a&page=1');
    expect(screen.getAllByText('Your change has been successfully submitted')).not.toEqual([]);
    expect(screen.queryByText('2 Selected')).not.toBeInTheDocument();
  });

  test('deleting all matching jobs sends the filter and the number of jobs that was shown', async () => {
    const page = openJobs(jobPage(twoJobs.data, { total: 57, last_page: 6 }));
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await press(/Select all 57/);
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('57 Selected')).toBeVisible();
    await press('Delete', bar);
    await confirmDeletion();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]?.body).toEqual({
      matching: { activeJobs: '1', jobPublishedSaveStatus: 10 },
      expected: 57,
    });
  });

  test('deleting all matching jobs excludes a job that was unticked', async () => {
    const page = openJobs(jobPage(twoJobs.data, { total: 57, last_page: 6 }));
    await rowOf('Data Analyst');
    await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
    await press(/Select all 57/);
    await tick('Data Analyst');
    const bar = screen.getByRole('region', { name: 'Selection' });
    expect(within(bar).getByText('56 Selected')).toBeVisible();
    await press('Delete', bar);
    await confirmDeletion();
    await waitFor(() => expect(sent(page)).toHaveLength(1));
    expect(sent(page)[0]?.body).toEqual({
      matching: { activeJobs: '1', jobPublishedSaveStatus: 10 },
      except: [2],
      expected: 56,
    });
  });

  test('Cancel in the deletion dialog sends no request', async () => {
    const page = openJobs();
    await user.click(await actionOf('Data Analyst', 'Delete'));
    await press('Cancel');
    expect(sent(page)).toHaveLength(0);
    expect(await rowOf('Data Analyst')).toBeVisible();
  });

  test('a refused deletion shows the reason, and the dialog stays open', async () => {
    const refuses = answer(deleteJobs, () => {
      throw new ApiError({ code: 'IN_USE', message: 'A payout is Approved.', status: 409 });
    });
    openJobs(twoJobs, { answers: [refuses] });
    await user.click(await actionOf('Data Analyst', 'Delete'));
    await confirmDeletion();
    expect(await screen.findByText('A payout is Approved.')).toBeVisible();
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  test('a role that never includes deletion is offered neither Delete nor a selection of jobs', async () => {
    openJobs(twoJobs, { grants: ['job:view'] });
    await actionOf('Data Analyst', 'View Job');
    for (const name of [/^Delete/, /^Export/, /^Publish/, /^View Status/])
      expect(screen.queryByRole('menuitem', { name })).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
