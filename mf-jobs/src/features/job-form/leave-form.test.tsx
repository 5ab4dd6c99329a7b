import { act, screen, waitFor } from '@testing-library/react';
import { createJob, getJob, updateJob } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from 'shared-auth';
import { leaveQuestion } from 'shell/sdk/react';
import { answer, field, press, user } from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import { completeJob } from './testing/complete-job';
import {
  waitPastNavigation,
  storeJobDraft,
  openCreatePage,
  openEditPage,
  creations,
  updates,
} from './testing/open-form';

// The real editor needs features that jsdom lacks; its own tests and browser tests cover it.
jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

const stored = jobRecord(61);

beforeEach(() => localStorage.clear());

type Job = { data: typeof stored };

/** A response that arrives only when `let` is called. */
const held = (reply: () => Job) => {
  let come = (): void => undefined;
  const late = () => new Promise<void>((resolve) => (come = resolve)).then(reply);
  return { late, let: () => act(async () => come()) };
};

const saveAndLeave = async (reply: () => Job) => {
  const answered = held(reply);
  const page = openEditPage(stored, { answers: [answer(updateJob, answered.late)] });
  await screen.findByRole('button', { name: 'Save' });
  await user.type(field('Job Title'), ' Head');
  await press('Save');
  await waitFor(() => expect(updates(page)).toHaveLength(1));
  await press('Cancel');
  expect(page.address()).toBe('/jobs.list');
  await answered.let();
  return page;
};

test('an answer that arrives after the new job was left is reported, and does not return to the form', async () => {
  storeJobDraft('job.create', completeJob);
  const answered = held(() => ({ data: stored }));
  const page = openCreatePage({
    path: '/job/create',
    answers: [answer(createJob, answered.late)],
  });
  await screen.findByText('Your draft was kept.');
  await press('Save');
  await waitFor(() => expect(creations(page)).toHaveLength(1));
  await press('Cancel');
  await answered.let();
  await screen.findAllByText('Your change has been successfully submitted');
  await waitPastNavigation();
  expect(page.address()).toBe('/jobs.list');
  expect(localStorage).toHaveLength(0);
});

describe('reopening the form while its job is being created', () => {
  const leaveWhileCreating = async (reply: () => Job) => {
    storeJobDraft('job.create', completeJob);
    const answered = held(reply);
    const answers = [answer(createJob, answered.late)];
    const first = openCreatePage({ path: '/job/create', answers });
    await screen.findByText('Your draft was kept.');
    await press('Save');
    await waitFor(() => expect(creations(first)).toHaveLength(1));
    await press('Cancel');
    first.unmount();
    const again = openCreatePage({ path: '/job/create', answers });
    expect(await screen.findByText(/still being saved/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await answered.let();
    return again;
  };

  test('the reopened form continues with the created job, and sends no second one', async () => {
    const again = await leaveWhileCreating(() => ({ data: stored }));
    await waitFor(() => expect(again.address()).toBe('/job/create?step=seo&id=61'));
    expect(creations(again)).toHaveLength(0);
  });

  test('the reopened form restores the draft when the creation fails', async () => {
    await leaveWhileCreating(() => {
      throw new ApiError({ code: 'INTERNAL', message: 'No room.', status: 500 });
    });
    expect(await screen.findByText('Your draft was kept.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});

test('a changed draft whose job was created already updates that job instead of creating another', async () => {
  storeJobDraft('job.create', { ...completeJob, jobTitle: 'Head cook' });
  const already = new ApiError({
    code: 'ALREADY_CREATED',
    message: 'This was created already.',
    status: 422,
    current: { id: 61 },
  });
  const page = openCreatePage({
    answers: [
      answer(createJob, () => {
        throw already;
      }),
      answer(getJob, { data: stored }),
    ],
  });
  await screen.findByText('Your draft was kept.');
  await press('Save');
  await waitFor(() => expect(page.address()).toBe('/job/create?step=seo&id=61'));
  expect(creations(page)).toHaveLength(1);
  expect(updates(page)).toEqual([
    expect.objectContaining({ jobTitle: ['Head cook'], version: ['1'] }),
  ]);
  expect(localStorage).toHaveLength(0);
});

test('an answer that arrives after an edited job was left is reported, removes the draft, and opens no page', async () => {
  const page = await saveAndLeave(() => ({ data: { ...stored, version: 2 } }));
  await screen.findAllByText('Your change has been successfully submitted');
  await waitPastNavigation();
  expect(page.address()).toBe('/jobs.list');
  expect(localStorage).toHaveLength(0);
});

const create = () => openCreatePage({ address: '/job/create?step=seo&id=61' });
const edit = () => openEditPage(stored, { address: '/job/edit/61?step=seo' });

test.each([
  ['Skip', 'a new job', create, '/job/create?step=done&id=61'],
  ['Back', 'a new job', create, '/jobs.edit'],
  ['Skip', 'a job', edit, '/job/edit/61?step=done'],
  ['Back', 'a job', edit, '/jobs.edit'],
])('%s in the second step of %s asks before input is dropped', async (...row) => {
  const [button, , open, end] = row;
  const page = open();
  const before = page.address();
  await screen.findByRole('button', { name: 'FINISH' });
  await user.type(field('Meta Title'), 'Cook');
  await press(button);
  act(() => leaveQuestion.current()?.answer(false));
  expect(page.address()).toBe(before);
  expect(field('Meta Title')).toHaveDisplayValue(/Cook$/);
  await press(button);
  expect(page.address()).toBe(before);
  await act(async () => leaveQuestion.current()?.answer(true));
  await waitFor(() => expect(page.address()).toBe(end));
});
