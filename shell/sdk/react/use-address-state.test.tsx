import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { addressField } from './address-field';
import { useAddressState } from './use-address-state';

const fields = {
  page: addressField.wholeNumber(1),
  limit: addressField.choice([10, 20, 30, 40, 50], 10),
  search: addressField.text(),
  job: addressField.choice(['active', 'expired', 'all'], 'active'),
  department: addressField.id,
  from: addressField.day,
};

const open = (address: string) => {
  const { result } = renderHook(
    () => {
      const [state, change] = useAddressState(fields);
      return { state, change, search: useLocation().search, navigate: useNavigate() };
    },
    {
      wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
    },
  );
  return {
    now: () => result.current,
    change: (...given: Parameters<typeof result.current.change>) =>
      act(async () => result.current.change(...given)),
    /** Applies several changes before the first of them renders. */
    together: (...given: Parameters<typeof result.current.change>[]) =>
      act(async () => given.forEach((one) => result.current.change(...one))),
    back: () => act(async () => void result.current.navigate(-1)),
  };
};

const standard = {
  page: 1,
  limit: 10,
  search: '',
  job: 'active',
  department: undefined,
  from: undefined,
};

it('a link to a list restores its state', () => {
  const list = open(
    '/all/job?page=3&limit=20&search=cook&job=expired&department=4&from=2026-01-31',
  );
  expect(list.now().state).toEqual({
    page: 3,
    limit: 20,
    search: 'cook',
    job: 'expired',
    department: 4,
    from: '2026-01-31',
  });
});

it.each([
  '?page=0&limit=7&job=none&department=x&from=soon',
  '?page=-1&limit=1e3&department=99999999999&from=2026-13-01',
  '?page=&limit=&job=&department=&from=',
])('an invalid value falls back to its default: %s', (query) => {
  expect(open(`/all/job${query}`).now().state).toEqual(standard);
});

it('Back steps through filters, but not through the letters of a search', async () => {
  const list = open('/all/job');
  await list.change({ job: 'all' });
  await list.change({ search: 'c' }, { replace: true });
  await list.change({ search: 'co' }, { replace: true });
  expect(list.now().search).toBe('?job=all&search=co');
  await list.back();
  expect(list.now().state).toEqual(standard);
});

it('a new filter returns to page 1, and default values leave the address', async () => {
  const list = open('/all/job?page=4&other=kept');
  await list.change({ search: 'cook' });
  expect(list.now().search).toBe('?other=kept&search=cook');
  await list.change({ page: 2 });
  expect(list.now().state).toMatchObject({ page: 2, search: 'cook' });
  await list.change({ page: 1, search: '' });
  expect(list.now().search).toBe('?other=kept');
});

it('a filter and a search that change at the same time do not overwrite each other', async () => {
  const list = open('/all/job?page=3&other=kept');
  await list.together(
    [{ search: 'cook' }, { replace: true }],
    [{ job: 'all' }],
    [{ search: 'cooks' }, { replace: true }],
  );
  expect(list.now().search).toBe('?other=kept&search=cooks&job=all');
  await list.back();
  await list.change({ job: 'expired' });
  expect(list.now().state).toMatchObject({ job: 'expired', page: 1 });
});
