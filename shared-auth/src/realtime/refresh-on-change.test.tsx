import { act, render, screen } from '@testing-library/react';
import type { JobPage } from 'server/contract/jobs/postings/job';
import { getJobs, deleteJobs } from 'server/contract/jobs/postings/job.calls';
import { useRead } from '../data/use-read';
import { send } from '../http/send';
import { answer, TestData } from '../testing';
import { refreshOnChange } from './refresh-on-change';

const pageOf = (published: number): JobPage => ({
  data: [],
  meta: {
    total: 0,
    current_page: 1,
    last_page: 1,
    from: 0,
    to: 0,
    published,
    saved: 0,
    openings: 0,
  },
});

const Reader = () => <p>asked {useRead(getJobs, { query: {} }).data?.meta.published}</p>;

let asked = 0;
let finishWrite = () => undefined as void;
const show = async () => {
  asked = 0;
  const answers = [
    answer(getJobs, () => pageOf((asked += 1))),
    answer(
      deleteJobs,
      () => new Promise((done) => (finishWrite = () => done({ data: { deleted: 1 } }))),
    ),
  ];
  render(<TestData answers={answers}>{<Reader />}</TestData>);
  await screen.findByText('asked 1');
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

let visibility = 'visible';
// One fake clock for all tests, so that the reads of one test are in the past for the next.
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());
beforeEach(async () => {
  visibility = 'visible';
  jest
    .spyOn(document, 'visibilityState', 'get')
    .mockImplementation(() => visibility as DocumentVisibilityState);
  await pass(10_000);
});

test('a list soon shows another person’s change, and a burst of changes reloads it twice at most', async () => {
  await show();
  refreshOnChange('job');
  await pass(40);
  expect(screen.getByText('asked 2')).toBeVisible();
  for (let n = 0; n < 20; n += 1) refreshOnChange('job');
  await pass(400);
  expect(asked).toBe(2);
  await pass(200);
  expect(asked).toBe(3);
});

test('a change of records that a list does not show does not reload it', async () => {
  await show();
  refreshOnChange('duplicate');
  await pass(1_000);
  expect(asked).toBe(1);
});

test('the change event of one’s own write does not reload what the write has refreshed', async () => {
  await show();
  const write = send(deleteJobs, { body: { jobId: [1] } });
  refreshOnChange('job');
  await pass(200);
  expect(asked).toBe(1);
  finishWrite();
  await act(async () => void (await write));
  await pass(1_000);
  expect(asked).toBe(2);
});

test('changes of other people are loaded even while a write has no answer', async () => {
  await show();
  void send(deleteJobs, { body: { jobId: [1] } });
  refreshOnChange('job');
  await pass(2_200);
  expect(asked).toBe(2);
  finishWrite();
  await pass(0);
});

test('a hidden tab reloads nothing, and reloads once when it is shown', async () => {
  await show();
  visibility = 'hidden';
  refreshOnChange('job');
  await pass(5_000);
  refreshOnChange('job');
  await pass(5_000);
  expect(asked).toBe(1);
  visibility = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(10);
  expect(asked).toBe(2);
});
