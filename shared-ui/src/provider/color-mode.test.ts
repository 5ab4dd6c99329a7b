import { resolveMode, storeChoice, storedChoice, watchColorMode } from './color-mode';

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
] as const)('%s, where the system is dark: %s, amounts to %s', (choice, isDark, mode) => {
  system.matches = isDark;
  expect(resolveMode(choice)).toBe(mode);
});

test('a choice is kept, and the system’s own is kept by keeping none', () => {
  storeChoice('dark');
  expect(storedChoice()).toBe('dark');
  storeChoice('system');
  expect(localStorage).toHaveLength(0);
  expect(storedChoice()).toBe('system');
  expect(classes).toContain('light');
});

test('what else stands there is no choice', () => {
  localStorage.setItem('color-mode', 'purple');
  expect(storedChoice()).toBe('system');
});

test('where nothing may be kept the page is still drawn, and a choice breaks nothing', () => {
  for (const way of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, way).mockImplementation(() => {
      throw new DOMException('Closed', 'SecurityError');
    });
  const listener = jest.fn();
  const leave = watchColorMode(listener);
  expect(storedChoice()).toBe('system');
  expect(() => storeChoice('dark')).not.toThrow();
  expect(() => storeChoice('system')).not.toThrow();
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
});

test('the system is listened to once for all who ask, and no longer than one does', () => {
  const [one, other] = [jest.fn(), jest.fn()];
  const addListener = jest.spyOn(system, 'addEventListener');
  const leaveOne = watchColorMode(one);
  const leaveOther = watchColorMode(other);
  expect(addListener).toHaveBeenCalledTimes(1);
  leaveOne();
  system.dispatchEvent(new Event('change'));
  expect(one).not.toHaveBeenCalled();
  expect(other).toHaveBeenCalledTimes(1);
  leaveOther();
  system.dispatchEvent(new Event('change'));
  expect(other).toHaveBeenCalledTimes(1);
});
