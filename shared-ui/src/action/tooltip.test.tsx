import { act, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { Tooltip } from './tooltip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = () => {
  const page = render(
    <UiProvider>
      <Tooltip text="Saved an hour ago.">
        <button>Status</button>
      </Tooltip>
    </UiProvider>,
  );
  return { ...page, button: screen.getByRole('button') };
};
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const words = () => screen.queryByRole('tooltip');

test('a tooltip appears when a pointer rests, not when it passes over', () => {
  const { button } = show();
  fireEvent.pointerEnter(button);
  pass(399);
  expect(words()).toBeNull();
  fireEvent.pointerLeave(button);
  pass(1_000);
  expect(words()).toBeNull();
  fireEvent.pointerEnter(button);
  pass(400);
  expect(words()).toHaveTextContent('Saved an hour ago.');
  expect(button).toHaveAccessibleDescription('Saved an hour ago.');
});

test('a press hides the tooltip, which would cover what it opens', () => {
  const { button } = show();
  fireEvent.pointerEnter(button);
  pass(400);
  fireEvent.pointerDown(button);
  expect(words()).toBeNull();
  expect(button).not.toHaveAccessibleDescription();
});

test('a press on a button before its tooltip appears prevents the tooltip', () => {
  const { button } = show();
  fireEvent.pointerEnter(button);
  pass(200);
  fireEvent.pointerDown(button);
  pass(1_000);
  expect(words()).toBeNull();
});

test('a tooltip appears at once on keyboard focus, and hides with it', () => {
  const { button } = show();
  act(() => button.focus());
  pass(0);
  expect(words()).toBeVisible();
  act(() => button.blur());
  expect(words()).toBeNull();
});

test('focus given by a press shows no tooltip', () => {
  const { button } = show();
  jest.spyOn(button, 'matches').mockReturnValue(false);
  fireEvent.focus(button);
  pass(1_000);
  expect(words()).toBeNull();
});

test('a removed element leaves no pending tooltip', () => {
  const { button, unmount } = show();
  fireEvent.pointerEnter(button);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
