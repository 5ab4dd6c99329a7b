import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JobPage } from 'server/contract/jobs/postings/job';
import { getJobs } from 'server/contract/jobs/postings/job.calls';
import { answer, TestData } from '../testing';
import { refresh } from './cache';
import { useRead } from './use-read';
import { usePrefetch } from './use-prefetch';

const pageOf = (published: number): JobPage => ({
  data: [],
  meta: {
    total: 40,
    current_page: 1,
    last_page: 4,
    from: 1,
    to: 10,
    published,
    saved: 0,
    openings: 0,
  },
});

const Pages = () => {
  const [page, setPage] = useState(1);
  const { data, isRefreshing } = useRead(getJobs, { query: { page } });
  usePrefetch(getJobs, data && !isRefreshing ? { query: { page: page + 1 } } : null);
  return (
    <>
      <p>{isRefreshing ? 'refreshing' : `page ${String(data?.meta.published)}`}</p>
      <button onClick={() => setPage(page + 1)}>next</button>
    </>
  );
};

const open = (reply = (page: number): JobPage | Promise<JobPage> => pageOf(page)) => {
  const asked: number[] = [];
  const answers = [
    answer(getJobs, ({ query: { page = 1 } }) => {
      asked.push(page);
      return reply(page);
    }),
  ];
  render(<Pages />, {
    wrapper: ({ children }) => <TestData answers={answers}>{children}</TestData>,
  });
  return asked;
};

const atRest = () => act(() => new Promise((done) => setTimeout(done, 350)));
const isReadAhead = async (asked: readonly number[]) => {
  await waitFor(() => expect(asked).toEqual([1, 2]), { timeout: 10_000 });
  await act(async () => undefined);
};

const lineIs = (effectiveType: { saveData: boolean } | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: effectiveType });

afterEach(() => lineIs(undefined));

test('the next page of an idle list is preloaded with one request and shows at once', async () => {
  const asked = open();
  await screen.findByText('page 1');
  await isReadAhead(asked);
  await userEvent.click(screen.getByText('next'));
  expect(screen.getByText('page 2')).toBeVisible();
  expect(asked).toEqual([1, 2]);
});

test('opening a page that is already loading waits for that request instead of sending another', async () => {
  let finish = (_page: JobPage): void => undefined;
  const slow = new Promise<JobPage>((done) => (finish = done));
  const asked = open((page) => (page === 1 ? pageOf(1) : slow));
  await screen.findByText('page 1');
  await isReadAhead(asked);
  await userEvent.click(screen.getByText('next'));
  finish(pageOf(2));
  expect(await screen.findByText('page 2')).toBeVisible();
  expect(asked).toEqual([1, 2]);
});

test('after a change, preloaded pages are fetched again, so that nobody sees deleted rows', async () => {
  const asked = open();
  await screen.findByText('page 1');
  await isReadAhead(asked);
  await act(() => refresh('job'));
  await userEvent.click(screen.getByText('next'));
  await waitFor(() => expect(asked.slice(0, 4)).toEqual([1, 2, 1, 2]));
});

test('with data saving on, pages that were never opened are not preloaded', async () => {
  lineIs({ saveData: true });
  const asked = open();
  await screen.findByText('page 1');
  await atRest();
  expect(asked).toEqual([1]);
});
