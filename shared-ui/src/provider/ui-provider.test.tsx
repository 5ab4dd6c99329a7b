import { act, render, screen } from '@testing-library/react';
import { UiProvider } from './ui-provider';
import { useColorMode } from './use-color-mode';

const given = window.matchMedia;
const scheme = Object.assign(new EventTarget(), { matches: false });

/** Simulates a change of the operating system's colour scheme. */
const turn = (isDark: boolean) =>
  act(() => {
    scheme.matches = isDark;
    scheme.dispatchEvent(new Event('change'));
  });
const classes = () => document.documentElement.classList;

beforeEach(() => {
  localStorage.clear();
  scheme.matches = false;
  window.matchMedia = () => scheme as unknown as MediaQueryList;
});
afterEach(() => {
  window.matchMedia = given;
});

const Mode = () => {
  const { choice, mode, setChoice } = useColorMode();
  return <button onClick={() => setChoice('dark')}>{`${choice} is ${mode}`}</button>;
};

test('a page without a choice of mode follows the system while it is open', () => {
  const { unmount } = render(<UiProvider>Sign in</UiProvider>);
  expect(classes()).toContain('light');
  turn(true);
  expect(classes()).toContain('dark');
  expect(classes()).not.toContain('light');
  unmount();
  turn(false);
  expect(classes()).toContain('dark');
});

test('a chosen mode persists, whatever the system says, also after a reload', () => {
  const { unmount } = render(
    <UiProvider>
      <Mode />
    </UiProvider>,
  );
  expect(screen.getByRole('button')).toHaveTextContent('system is light');
  act(() => screen.getByRole('button').click());
  expect(screen.getByRole('button')).toHaveTextContent('dark is dark');
  turn(true);
  turn(false);
  expect(classes()).toContain('dark');
  unmount();
  classes().remove('dark');
  render(<UiProvider>Again</UiProvider>);
  expect(classes()).toContain('dark');
});

test('a mode chosen in another tab is applied', () => {
  render(
    <UiProvider>
      <Mode />
    </UiProvider>,
  );
  localStorage.setItem('color-mode', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode' })));
  expect(screen.getByRole('button')).toHaveTextContent('dark is dark');
  expect(classes()).toContain('dark');
});

test('a page styled at build time is not styled again when it starts', () => {
  const globals = () =>
    [...document.querySelectorAll('style')].filter(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].some(({ cssText }) => cssText.includes('--ui-colors-ink:')),
    );
  const { unmount } = render(<UiProvider isStyled>Jobs</UiProvider>);
  expect(globals()).toHaveLength(0);
  unmount();
  render(<UiProvider>Jobs</UiProvider>);
  expect(globals()).not.toHaveLength(0);
});
