import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateJob } from 'server/contract/job.calls';
import { ApiError } from 'shared-auth';
import { leaveQuestion } from 'shell/sdk/react';
import { answer } from 'shell/sdk/testing';
import { jobRecord } from '../../job/testing/job-record';
import { field, openCreate, openEdit, press, slowly } from './testing/open-form';

// The editor draws with what jsdom lacks; its own tests and the browser's cover it.
jest.mock('shared-ui/rich-text', () => jest.requireActual('../../job/testing/plain-rich-text'));

const user = userEvent.setup();
const stored = jobRecord(61);

beforeEach(() => localStorage.clear());

const saveAndLeave = async (reply: () => Promise<{ data: typeof stored }>) => {
  const page = openEdit(stored, { answers: [answer(updateJob, reply)] });
  await screen.findByRole('button', { name: 'Save' });
  await user.type(field('Job Title'), ' Head');
  await press('Save');
  await press('Cancel');
  expect(page.address()).toBe('/jobs.list');
  return page;
};

test('an answer that comes when one has left the job is told, drops the draft, and leads nowhere', async () => {
  const page = await saveAndLeave(slowly({ data: { ...stored, version: 2 } }));
  expect(await screen.findByText('Your change has been successfully submitted')).toBeVisible();
  expect(page.address()).toBe('/jobs.list');
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['breaks', 'INTERNAL', 500, 'It broke.'],
  ['meets what somebody else has saved', 'STALE_VERSION', 409, 'Nothing was saved.'],
])('a save that %s when one has left the job is told, and its draft stays', async (...row) => {
  const [, code, status, words] = row;
  const current = jobRecord(61, { jobTitle: 'Cook', version: 2 });
  const refuse = () => {
    throw new ApiError({ code, message: 'It broke.', status, current });
  };
  const page = await saveAndLeave(() => slowly(undefined)().then(refuse));
  expect(await screen.findByText(new RegExp(`The job was not saved. ${words}`))).toBeVisible();
  expect(page.address()).toBe('/jobs.list');
  expect(localStorage).toHaveLength(1);
});

const create = () => openCreate({ address: '/job/create?step=seo&id=61' });
const edit = () => openEdit(stored, { address: '/job/edit/61?step=seo' });

test.each([
  ['Skip', 'a new job', create, '/job/create?step=done&id=61'],
  ['Back', 'a new job', create, '/jobs.edit'],
  ['Skip', 'a job', edit, '/job/edit/61?step=done'],
  ['Back', 'a job', edit, '/jobs.edit'],
])('%s in the second step of %s asks before it leaves what was typed', async (...row) => {
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
