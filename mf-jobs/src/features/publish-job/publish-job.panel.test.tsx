import { act, screen, waitFor, within } from '@testing-library/react';
import type { JobRecord } from 'server/contract/jobs/postings/job';
import { getJob } from 'server/contract/jobs/postings/job.calls';
import { messages } from 'server/contract/messages';
import type { JobPublications } from 'server/contract/jobs/publishing/publishing';
import { getPublications, publishJob } from 'server/contract/jobs/publishing/publishing.calls';
import { ApiError } from 'shared-auth';
import { leaveQuestion } from 'shell/sdk/react';
import {
  answer,
  pageOf,
  press,
  renderPanel,
  user,
  type RenderPageOptions,
} from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import {
  getPlatforms,
  publicationsOn,
  platforms,
  toPublicationReceipt,
} from '../../publishing/testing/publishing-answers';
import { publishJob as publishJobPanel } from '../../../contract';
import { PublishJobPanel } from './publish-job.panel';

const [board, campus, paper] = platforms as [
  (typeof platforms)[0],
  (typeof platforms)[0],
  (typeof platforms)[0],
];
const close = jest.fn();

interface Options {
  job?: Partial<JobRecord>;
  live?: JobPublications;
  answers?: RenderPageOptions['answers'];
}

const open = ({ job, live = publicationsOn([campus]), answers = [] }: Options = {}) =>
  renderPanel(publishJobPanel, <PublishJobPanel />, {
    input: { jobId: 7 },
    close,
    answers: [
      ...answers,
      answer(getJob, { data: jobRecord(7, { jobTitle: 'Cook', ...job }) }),
      answer(getPublications, { data: live }),
      answer(getPlatforms, pageOf(platforms)),
      answer(publishJob, ({ body }) => ({
        data: publicationsOn(
          platforms.filter(({ id }) => body.platformId?.includes(id)),
          { version: 5 },
        ),
      })),
    ],
  });

const box = (name: string) => screen.findByRole('checkbox', { name });

beforeEach(() => close.mockClear());

test('the checkboxes show where the job is live now', async () => {
  open();
  expect(await box('Campus Offices')).toBeChecked();
  expect(await box('Notice Board')).not.toBeChecked();
  expect(await box('All Platforms')).toBePartiallyChecked();
  expect(screen.getByText('Cook')).toBeVisible();
});

test('Cancel closes the drawer and sends nothing, after confirmation when a choice is lost', async () => {
  const page = open();
  await user.click(await box('Notice Board'));
  await press('Cancel');
  expect(close).not.toHaveBeenCalled();
  await act(async () => leaveQuestion.current()?.answer(true));
  expect(close).toHaveBeenCalledWith();
  expect(page.sent(publishJob)).toEqual([]);
});

test('a job is published only after confirmation, with the version that was shown', async () => {
  const page = open();
  await user.click(await box('Notice Board'));
  await press('Apply');
  const question = screen.getByRole('alertdialog', {
    name: 'Are you sure you want to publish this job?',
  });
  expect(question).toHaveTextContent('Cook will be live on 2 platforms.');
  await press('No, Cancel', question);
  expect(page.sent(publishJob)).toEqual([]);

  await press('Apply');
  await press('Yes, Publish');
  expect(await screen.findByText(messages.submitted)).toBeVisible();
  expect(page.calls).toContainEqual({
    call: 'POST /api/v1/publishjob-to-platforms/:id',
    params: { id: 7 },
    body: { platformId: [2, 1], version: 4 },
  });
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ status: 'Published' }));
});

test('choosing no platform withdraws the job, and the drawer says so first', async () => {
  const page = open();
  await user.click(await box('Campus Offices'));
  expect(
    screen.getByText('No platform is chosen. Apply withdraws this job from Campus Offices.'),
  ).toBeVisible();
  await press('Apply');
  await waitFor(() => expect(page.sent(publishJob)[0]).toEqual({ platformId: [], version: 4 }));
  await waitFor(() =>
    expect(close).toHaveBeenCalledWith(expect.objectContaining({ status: 'Saved' })),
  );
});

test('a job without its mandatory fields is not published, and the missing fields are named', async () => {
  const page = open({ job: { hiringManager: null, pipeline: null }, live: publicationsOn([]) });
  await user.click(await box('Notice Board'));
  const apply = screen.getByRole('button', { name: 'Apply' });
  expect(apply).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(messages.job.publishIncomplete)).toBeVisible();
  expect(screen.getByText(/Empty: hiring manager and hiring pipeline\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Job' })).toHaveAttribute('href', '/jobs.edit');
  await user.click(apply);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(page.sent(publishJob)).toEqual([]);
});

test('with all nine fields Apply is enabled and the hint is gone', async () => {
  open({ live: publicationsOn([]) });
  await box('Notice Board');
  expect(screen.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(messages.job.publishIncomplete)).toBeNull();
});

test('a live job that lost a mandatory field can still be withdrawn', async () => {
  const page = open({ job: { pipeline: null } });
  await user.click(await box('Campus Offices'));
  await press('Apply');
  await waitFor(() => expect(page.sent(publishJob)[0]).toEqual({ platformId: [], version: 4 }));
});

test.each([
  [{ jobStatusId: 3 }, 'This job is closed. Open it before you publish it.'],
  [{ expiryDate: '2020-01-01' }, 'This job has expired. Set a later expiry date, then publish it.'],
])('a job that cannot receive applications explains why: %j', async (job, words) => {
  open({ job, live: publicationsOn([]) });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
});

test('a choice that conflicts with another person’s change asks which of the two to keep', async () => {
  const current = { ...publicationsOn([paper], { version: 6 }) };
  let tries = 0;
  const page = open({
    answers: [
      answer(publishJob, () => {
        tries += 1;
        if (tries > 1) return { data: publicationsOn([board, campus], { version: 7 }) };
        throw new ApiError({ code: 'STALE_VERSION', message: 'Changed.', status: 409, current });
      }),
    ],
  });
  await user.click(await box('Notice Board'));
  await press('Apply');
  await press('Yes, Publish');
  const question = await screen.findByRole('dialog', { name: 'Somebody saved in the meantime' });
  expect(question).toHaveTextContent('Newspaper');
  expect(page.sent(publishJob)).toHaveLength(1);
  await user.click(within(question).getByRole('radio', { name: 'Mine' }));
  await user.click(within(question).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(page.sent(publishJob)[1]).toEqual({ platformId: [2, 1], version: 6 });
});

test('a failed publication shows the reason and a reference, and the choice of platforms remains', async () => {
  open({
    answers: [
      answer(publishJob, () => {
        throw new ApiError({ code: 'X', message: 'Try again.', status: 500, requestId: 'r-5' });
      }),
    ],
  });
  await user.click(await box('Notice Board'));
  await press('Apply');
  await press('Yes, Publish');
  expect(await screen.findByText('Try again.')).toBeVisible();
  expect(screen.getByText('Reference r-5')).toBeVisible();
  expect(await box('Notice Board')).toBeChecked();
});

test('each platform shows its publication, with time and author', async () => {
  open({
    live: publicationsOn([campus], {
      publications: [
        toPublicationReceipt(campus, { url: 'https://campus.example.com/7' }),
        toPublicationReceipt(board, { state: 'withdrawn', endedAt: '2026-11-20T05:00:00Z' }),
        toPublicationReceipt(paper, {
          state: 'failed',
          message: 'The page was full.',
          url: 'javascript:alert(1)',
        }),
      ],
    }),
  });
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Published 20/11/2026, 10:00');
  expect(first).toHaveTextContent('Live');
  expect(first).toHaveTextContent('20 November 2026, 10:00 by Asha Verma');
  expect(screen.getByRole('link', { name: 'https://campus.example.com/7' })).toBeVisible();
  expect(second).toHaveTextContent('20 November 2026, 10:30 by Asha Verma');
  expect(third).toHaveTextContent('The page was full.');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('the drawer of a deleted job says so', async () => {
  open({
    answers: [
      answer(getJob, () => {
        throw new ApiError({ code: 'NOT_FOUND', message: 'Gone.', status: 404 });
      }),
    ],
  });
  expect(await screen.findByText('There is no such job')).toBeVisible();
});

test('a shared link to a job of another team opens the drawer with Apply disabled, and the reason', async () => {
  const { calls } = open({ job: { may: [] } });
  const apply = await screen.findByRole('button', { name: 'Apply' });
  await waitFor(() => expect(apply).toHaveAttribute('aria-disabled', 'true'));
  await user.hover(apply);
  await waitFor(() =>
    expect(screen.getByRole('tooltip')).toHaveTextContent(
      'Your role does not include it for this job.',
    ),
  );
  await user.click(apply);
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false);
});

test('before publishing, a recruiter reads why a chosen board would refuse the job, with a link to correct it', async () => {
  const faults = [
    { field: 'jobDescription', locationId: null, message: 'The description is empty.' },
    { field: 'region', locationId: 4, message: 'Pune has no region.' },
    { field: 'boardAccount', locationId: null, message: 'The company ID is not known.' },
  ];
  open({
    live: publicationsOn([], {
      refusingBoards: [
        { platform: paper, faults },
        { platform: board, faults: [] },
      ],
    }),
  });
  expect(screen.queryByText(/will not show this job/)).toBeNull();
  await user.click(await box('Newspaper'));
  expect(screen.getByText('Newspaper will not show this job')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Job' })).toHaveAttribute(
    'href',
    '/jobs.edit?field=jobDescription',
  );
  expect(screen.getByRole('link', { name: 'Edit Location' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Job boards' })).toBeVisible();
});

test.each([
  [
    { checkedAt: '2026-11-28T04:30:00Z', seenAt: '2026-11-28T04:30:00Z' },
    /^Seen there as it is/,
    'Live',
  ],
  [{}, /^Not looked at from outside yet/, 'Live'],
  [
    { checkedAt: '2026-11-28T04:30:00Z', drift: 'The address answered with 404.' },
    /^The address answered with 404/,
    'Failed',
  ],
])(
  'a receipt says what a stranger sees at the public address of the job: %j',
  async (seen, words, mark) => {
    const live = publicationsOn([campus], {
      publications: [toPublicationReceipt(campus, { type: 'careers-page', ...seen })],
    });
    open({ live });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText(mark)).toBeVisible();
  },
);
