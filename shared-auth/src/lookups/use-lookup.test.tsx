import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Many } from 'server/contract/answer';
import { call } from 'server/contract/call';
import { refresh } from '../data/cache';
import { ApiError } from '../http/api-error';
import { answer, TestData, type Answer } from '../testing';
import { useChosenItemsRefusal } from './use-chosen-items-refusal';
import { useLookup } from './use-lookup';

type Entry = Record<string, unknown>;

const wrapperOf =
  (...answers: Answer[]) =>
  ({ children }: { children: ReactNode }) => <TestData answers={answers}>{children}</TestData>;

const lookup = (path: string, pages: Entry[][], asked: unknown[] = []) =>
  answer(call<{ query: { page: number }; reply: Many<Entry> }>('GET', path), ({ query }) => {
    asked.push(query);
    const meta = { total: 9, current_page: query.page, last_page: pages.length, from: 1, to: 9 };
    return { data: pages[query.page - 1] ?? [], meta };
  });

test('a picker shows id, label and second line as the lookup returns them', async () => {
  const users = [{ userId: 7, fullName: 'Asha Verma', email: 'asha@example.com' }];
  const { result } = renderHook(() => useLookup('users'), {
    wrapper: wrapperOf(lookup('/api/v1/users', [users])),
  });
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  expect(result.current.items[0]).toMatchObject({
    id: 7,
    label: 'Asha Verma',
    hint: 'asha@example.com',
    avatar: '',
    disabled: false,
  });
});

test('a job picker shows which jobs are closed', async () => {
  const jobs = [
    { jobId: 1, jobTitle: 'Cook', jobCode: 'KF-1', jobStatusId: 3 },
    { jobId: 2, jobTitle: 'Baker', jobCode: 'KF-2', jobStatusId: 1 },
  ];
  const { result } = renderHook(() => useLookup('jobs'), {
    wrapper: wrapperOf(lookup('/api/v1/job', [jobs])),
  });
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  expect(result.current.items.map(({ hint }) => hint)).toEqual(['KF-1 · Closed', 'KF-2']);
});

test('a long list of options loads page by page on scrolling', async () => {
  const pages = [[{ id: 1, skill: 'Baking' }], [{ id: 2, skill: 'Cooking' }]];
  const { result } = renderHook(() => useLookup('skills'), {
    wrapper: wrapperOf(lookup('/api/v1/skills', pages)),
  });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  expect(result.current.items.map(({ label }) => label)).toEqual(['Baking']);
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  expect(result.current.hasMore).toBe(false);
});

test('options show changes of their records, and load again when the picker opens or searches again', async () => {
  const pages: Entry[][] = [[{ id: 1, skill: 'Baking' }], [{ id: 2, skill: 'Cooking' }]];
  const skills = lookup('/api/v1/skills', pages);
  const Offered = ({ search }: { search: string }) => {
    const { items, loadMore } = useLookup('skills', { search });
    return <button onClick={loadMore}>{items.map(({ label }) => label).join()}</button>;
  };
  const list = (search?: string) => (
    <TestData answers={[skills]}>
      {search === undefined ? null : <Offered search={search} />}
    </TestData>
  );
  const { rerender } = render(list('b'));
  fireEvent.click(await screen.findByText('Baking'));
  await screen.findByText('Baking,Cooking');
  pages[1] = [{ id: 2, skill: 'Grilling' }];
  await act(() => refresh('skills'));
  await screen.findByText('Baking,Grilling');
  rerender(list());
  pages[0] = [{ id: 3, skill: 'Carving' }];
  rerender(list(''));
  await screen.findByText(/^Carving/);
  rerender(list('b'));
  await screen.findByText(/^Carving/);
});

test('the server searches, and returns the labels of options that were chosen earlier by id', async () => {
  const asked: unknown[] = [];
  const wrapper = wrapperOf(lookup('/api/v1/skills', [[]], asked));
  renderHook(() => useLookup('skills', { search: ' bak ' }), { wrapper });
  renderHook(() => useLookup('skills', { ids: [4, 5] }), { wrapper });
  renderHook(() => useLookup('skills', null), { wrapper });
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked).toEqual([
    expect.objectContaining({ search: 'bak' }),
    expect.objectContaining({ id: [4, 5] }),
  ]);
});

test.each([
  ['questionGroups', '/api/v1/question-group', { id: 1, questionGroupName: 'Empty', question: [] }],
  ['jobPriorities', '/api/v1/job-priority', { id: 1, name: 'Low', status: '0' }],
] as const)('an option of %s that cannot be chosen says why', async (name, path, entry) => {
  const { result } = renderHook(() => useLookup(name), {
    wrapper: wrapperOf(lookup(path, [[entry]])),
  });
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  expect(result.current.items[0]).toMatchObject({ disabled: true, reason: expect.any(String) });
});

test('Retry loads a failed page again, and the pages before it remain', async () => {
  let fails = true;
  const skills = answer(
    call<{ query: { page: number }; reply: Many<Entry> }>('GET', '/api/v1/skills'),
    ({ query }) => {
      if (query.page === 2 && fails)
        throw new ApiError({ code: 'INTERNAL', message: '', status: 500 });
      const meta = { total: 2, current_page: query.page, last_page: 2, from: 1, to: 2 };
      return { data: [{ id: query.page, skill: `Skill ${String(query.page)}` }], meta };
    },
  );
  const { result } = renderHook(() => useLookup('skills'), { wrapper: wrapperOf(skills) });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.error).toBeDefined());
  expect(result.current.items).toHaveLength(1);
  fails = false;
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.items).toHaveLength(2));
  expect(result.current.error).toBeUndefined();
});

test('a newly chosen option is refused once deleted or disabled; a stored one only once deleted', async () => {
  const pages: Entry[][] = [[{ id: 1, name: 'Urgent', status: '1' }]];
  const asked: unknown[] = [];
  const wrapper = wrapperOf(lookup('/api/v1/job-priority', pages, asked));
  const refusalOf = (chosen: Parameters<typeof useChosenItemsRefusal>[1]) =>
    renderHook(() => useChosenItemsRefusal('jobPriorities', chosen), { wrapper }).result;
  const urgent = { id: 1, label: 'Urgent' };
  const now = refusalOf([{ ...urgent, disabled: false }]);
  const stored = refusalOf([urgent]);
  expect(asked).toEqual([]);
  pages[0] = [{ id: 1, name: 'Urgent', status: '0' }];
  await act(() => refresh('job-priority'));
  await waitFor(() => expect(now.current).toBe('This job priority is not active. Choose another.'));
  expect(stored.current).toBeUndefined();
  pages[0] = [];
  await act(() => refresh('job-priority'));
  await waitFor(() => expect(now.current).toBe('Urgent is no longer there. Choose another.'));
  expect(stored.current).toBe(now.current);
});

test('a new option is sent to the lookup’s address, and without permission none can be added', async () => {
  const path = '/api/v1/directory/skills';
  const meta = { total: 0, current_page: 1, last_page: 1, from: 0, to: 0 };
  const getSkills = call<{ reply: Many<Entry> }>('GET', '/api/v1/skills');
  const add = call<{ body: { name: string }; reply: { data: Entry } }>('POST', path, {
    changes: [],
  });
  const sent: unknown[] = [];
  const open = (more: object) =>
    renderHook(() => useLookup('skills'), {
      wrapper: wrapperOf(
        answer(getSkills, { data: [], meta: { ...meta, ...more } }),
        answer(add, ({ body }) => {
          sent.push(body);
          return { data: { id: 5 } };
        }),
      ),
    }).result;
  const may = open({ hint: 'There are no skills yet.', add: path });
  await waitFor(() => expect(may.current.hint).toBe('There are no skills yet.'));
  expect(await act(() => may.current.add?.('Baking'))).toEqual({ id: 5, label: 'Baking' });
  expect(sent).toEqual([{ name: 'Baking' }]);
  const mayNot = open({ hint: 'Administrators add them.' });
  await waitFor(() => expect(mayNot.current.hint).toBe('Administrators add them.'));
  expect(mayNot.current.add).toBeUndefined();
});
