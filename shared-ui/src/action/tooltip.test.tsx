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

test('words come once a pointer rests, not as it passes over', () => {
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

test('a press takes the words away, which would cover what it opens', () => {
  const { button } = show();
  fireEvent.pointerEnter(button);
  pass(400);
  fireEvent.pointerDown(button);
  expect(words()).toBeNull();
  expect(button).not.toHaveAccessibleDescription();
});

test('a press before they came keeps them away', () => {
  const { button } = show();
  fireEvent.pointerEnter(button);
  pass(200);
  fireEvent.pointerDown(button);
  pass(1_000);
  expect(words()).toBeNull();
});

test('words of a keyboard focus come at once and go with it', () => {
  const { button } = show();
  act(() => button.focus());
  pass(0);
  expect(words()).toBeVisible();
  act(() => button.blur());
  expect(words()).toBeNull();
});

test('a focus that a press has given calls up no words', () => {
  const { button } = show();
  jest.spyOn(button, 'matches').mockReturnValue(false);
  fireEvent.focus(button);
  pass(1_000);
  expect(words()).toBeNull();
});

test('what is gone before its words came leaves nothing to come', () => {
  const { button, unmount } = show();
  fireEvent.pointerEnter(button);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
