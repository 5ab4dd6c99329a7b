import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { JobPage } from 'server/contract/jobs/postings/job';
import { getJobs } from 'server/contract/jobs/postings/job.calls';
import { ApiError } from '../http/api-error';
import { answer, TestData } from '../testing';
import { refresh } from './cache';
import { useRead } from './use-read';

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

const failure = new ApiError({ code: 'INTERNAL', message: 'Try again', status: 500 });

const Reader = () => {
  const [page, setPage] = useState(1);
  const { data, error, isLoading, isRefreshing, reload } = useRead(getJobs, { query: { page } });
  return (
    <>
      <p>{isLoading ? 'loading' : isRefreshing ? 'refreshing' : 'still'}</p>
      <p>{error ? `error: ${error.message}` : `published: ${data?.meta.published}`}</p>
      <button onClick={() => setPage(2)}>next</button>
      <button onClick={reload}>reload</button>
    </>
  );
};

test('a list keeps its rows while the next page is loading', async () => {
  let finish: (page: JobPage) => void = () => undefined;
  const slow = new Promise<JobPage>((resolve) => (finish = resolve));
  const answers = [answer(getJobs, ({ query }) => (query.page === 1 ? pageOf(7) : slow))];
  render(<Reader />, {
    wrapper: ({ children }) => <TestData answers={answers}>{children}</TestData>,
  });
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('published: 7')).toBeVisible();
  await userEvent.click(screen.getByText('next'));
  expect(screen.getByText('published: 7')).toBeVisible();
  expect(screen.getByText('refreshing')).toBeVisible();
  finish(pageOf(8));
  expect(await screen.findByText('published: 8')).toBeVisible();
});

test('after a change the shown data of the changed kind of record is fetched again, and no other data', async () => {
  let asked = 0;
  const answers = [answer(getJobs, () => pageOf((asked += 1)))];
  render(<Reader />, {
    wrapper: ({ children }) => <TestData answers={answers}>{children}</TestData>,
  });
  expect(await screen.findByText('published: 1')).toBeVisible();
  await refresh('duplicate');
  expect(asked).toBe(1);
  await refresh('job');
  expect(await screen.findByText('published: 2')).toBeVisible();
  await refresh('application');
  expect(await screen.findByText('published: 3')).toBeVisible();
});

test('a failed load reaches the page as an error, and reloading recovers', async () => {
  let fails = true;
  const answers = [
    answer(getJobs, () => {
      if (fails) throw failure;
      return pageOf(5);
    }),
  ];
  render(<Reader />, {
    wrapper: ({ children }) => <TestData answers={answers}>{children}</TestData>,
  });
  expect(await screen.findByText('error: Try again')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByText('reload'));
  expect(await screen.findByText('published: 5')).toBeVisible();
});

const Form = () => {
  const { data, isLoading } = useRead(getJobs, { query: { page: 1 } }, { fresh: true });
  const shown = data ? `form: ${data.meta.published}` : isLoading ? 'form waits' : 'nothing';
  return <p>{shown}</p>;
};

const ReaderWithForm = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Reader />
      <button onClick={() => setOpen(true)}>open</button>
      {isOpen ? <Form /> : null}
    </>
  );
};

test('a form loads its record from the server again, whatever was cached before', async () => {
  let published = 7;
  const answers = [answer(getJobs, () => pageOf(published))];
  render(<ReaderWithForm />, {
    wrapper: ({ children }) => <TestData answers={answers}>{children}</TestData>,
  });
  await screen.findByText('published: 7');
  published = 8;
  await userEvent.click(screen.getByText('open'));
  expect(screen.queryByText('form: 7')).not.toBeInTheDocument();
  expect(await screen.findByText('form: 8')).toBeVisible();
});

test('a form whose record changes while it loads shows the changed record, not the cached one', async () => {
  let asked = 0;
  const finish: ((page: JobPage) => void)[] = [];
  const answers = [
    answer(getJobs, () =>
      asked++ === 0 ? pageOf(7) : new Promise<JobPage>((resolve) => finish.push(resolve)),
    ),
  ];
  render(<ReaderWithForm />, {
    wrapper: ({ children }) => <TestData answers={answers}>{children}</TestData>,
  });
  await screen.findByText('published: 7');
  await userEvent.click(screen.getByText('open'));
  void refresh('job');
  await waitFor(() => expect(finish).toHaveLength(2));
  await act(async () => finish[0]?.(pageOf(8)));
  expect(screen.getByText('form waits')).toBeVisible();
  await act(async () => finish[1]?.(pageOf(9)));
  expect(await screen.findByText('form: 9')).toBeVisible();
  void refresh('job');
  expect(screen.getByText('form: 9')).toBeVisible();
});
