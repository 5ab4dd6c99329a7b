import { onStorageFailure, siteStore, tabStore } from './browser-store';

const closed = (name: 'localStorage' | 'sessionStorage') =>
  jest.spyOn(window, name, 'get').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
const full = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  for (const store of [siteStore, tabStore]) for (const key of store.keys()) store.remove(key);
});

it.each([
  ['localStorage', siteStore],
  ['sessionStorage', tabStore],
] as const)('a blocked %s is replaced by memory of the page', (name, store) => {
  closed(name);
  store.set('a', '1');
  expect([store.get('a'), store.get('b'), store.keys(), store.isKept()]).toEqual([
    ...['1', null, ['a']],
    false,
  ]);
  store.remove('a');
  expect([store.get('a'), store.keys()]).toEqual([null, []]);
});

it('a storage that is null, as in old web views, counts as blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
  siteStore.set('a', '1');
  expect(siteStore.get('a')).toBe('1');
});

it('with full storage a new value applies in this page only, and other tabs keep the old value', () => {
  siteStore.set('a', 'old');
  full();
  siteStore.set('a', 'new');
  expect(siteStore.get('a')).toBe('new');
  expect(localStorage.getItem('a')).toBe('old');
  siteStore.remove('a');
  expect([siteStore.get('a'), localStorage.getItem('a')]).toEqual([null, null]);
});

it('a storage with room again stores values again', () => {
  const spy = full();
  siteStore.set('a', '1');
  spy.mockRestore();
  siteStore.set('a', '2');
  expect([localStorage.getItem('a'), siteStore.isKept()]).toEqual(['2', true]);
});

it('a person is notified once that nothing is stored, even where the page subscribes late', () => {
  full();
  const notified: string[] = [];
  onStorageFailure(() => notified.push('early'));
  siteStore.set('a', '1');
  tabStore.set('b', '2');
  onStorageFailure(() => notified.push('late'));
  expect(notified.filter((one) => one === 'late')).toHaveLength(1);
  expect(notified.filter((one) => one === 'early').length).toBeLessThanOrEqual(1);
});
