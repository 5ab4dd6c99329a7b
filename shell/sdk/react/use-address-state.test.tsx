import { act, render } from '@testing-library/react';
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

let state: ReturnType<typeof useAddressState<typeof fields>>;
let search = '';
let back: () => void;

const List = () => {
  const navigate = useNavigate();
  state = useAddressState(fields);
  search = useLocation().search;
  back = () => void navigate(-1);
  return null;
};

const open = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <List />
    </MemoryRouter>,
  );

const standard = {
  page: 1,
  limit: 10,
  search: '',
  job: 'active',
  department: undefined,
  from: undefined,
};

it('a link to a list opens it as it was', () => {
  open('/all/job?page=3&limit=20&search=cook&job=expired&department=4&from=2026-01-31');
  expect(state[0]).toEqual({
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
])('what cannot be read falls back: %s', (query) => {
  open(`/all/job${query}`);
  expect(state[0]).toEqual(standard);
});

it('Back leads through filters, but not through the letters of a search', async () => {
  open('/all/job');
  await act(async () => state[1]({ job: 'all' }));
  await act(async () => state[1]({ search: 'c' }, { replace: true }));
  await act(async () => state[1]({ search: 'co' }, { replace: true }));
  expect(search).toBe('?job=all&search=co');
  await act(async () => back());
  expect(state[0]).toEqual(standard);
});

it('a narrower list starts at its first page, and what stands at its standard leaves the address', async () => {
  open('/all/job?page=4&other=kept');
  await act(async () => state[1]({ search: 'cook' }));
  expect(search).toBe('?other=kept&search=cook');
  await act(async () => state[1]({ page: 2 }));
  expect(state[0]).toMatchObject({ page: 2, search: 'cook' });
  await act(async () => state[1]({ page: 1, search: '' }));
  expect(search).toBe('?other=kept');
});
