import {
  resolveColorMode,
  storeColorModeChoice,
  readColorModeChoice,
  subscribeToColorMode,
} from './color-mode';

const given = window.matchMedia;
const system = Object.assign(new EventTarget(), { matches: false });
const classes = document.documentElement.classList;

beforeEach(() => {
  localStorage.clear();
  system.matches = false;
  window.matchMedia = () => system as unknown as MediaQueryList;
});
afterEach(() => {
  jest.restoreAllMocks();
  window.matchMedia = given;
});

test.each([
  ['dark', false, 'dark'],
  ['light', true, 'light'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)(
  'the choice %s, where the system is dark: %s, results in %s',
  (choice, isDark, mode) => {
    system.matches = isDark;
    expect(resolveColorMode(choice)).toBe(mode);
  },
);

test('a chosen mode is stored, and following the system stores nothing', () => {
  storeColorModeChoice('dark');
  expect(readColorModeChoice()).toBe('dark');
  storeColorModeChoice('system');
  expect(localStorage).toHaveLength(0);
  expect(readColorModeChoice()).toBe('system');
  expect(classes).toContain('light');
});

test('an unknown stored value is ignored', () => {
  localStorage.setItem('color-mode', 'purple');
  expect(readColorModeChoice()).toBe('system');
});

test('with blocked storage the page still renders, and choosing a mode breaks nothing', () => {
  for (const way of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
  const listener = jest.fn();
  const leave = subscribeToColorMode(listener);
  expect(readColorModeChoice()).toBe('system');
  expect(() => storeColorModeChoice('dark')).not.toThrow();
  expect(() => storeColorModeChoice('system')).not.toThrow();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});

test('all subscribers share one system listener, which ends with the last of them', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const addListener = jest.spyOn(system, 'addEventListener');
  const leaveOne = subscribeToColorMode(one);
  const leaveOther = subscribeToColorMode(other);
  expect(addListener).toHaveBeenCalledTimes(1);
  leaveOne();
  system.dispatchEvent(new Event('change'));
  expect(one).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
  leaveOther();
  system.dispatchEvent(new Event('change'));
  expect(other).toHaveBeenCalledTimes(1);
});

test('after the last subscriber leaves, in whatever order, nothing listens to the system', () => {
  const listening = new Set<object>();
  window.matchMedia = () => {
    const query = { matches: false };
    return Object.assign(query, {
      addEventListener: () => listening.add(query),
      removeEventListener: () => listening.delete(query),
    }) as unknown as MediaQueryList;
  };
  const [first, second] = [subscribeToColorMode(jest.fn()), subscribeToColorMode(jest.fn())];
  expect(listening.size).toBe(1);
  first();
  second();
  expect(listening.size).toBe(0);
});
