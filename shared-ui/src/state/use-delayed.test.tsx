import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { DelayedSpinner } from './delayed-spinner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a spinner is shown only for a wait over 800 ms', () => {
  render(
    <UiProvider>
      <DelayedSpinner />
    </UiProvider>,
  );
  act(() => jest.advanceTimersByTime(790));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => jest.advanceTimersByTime(20));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
});
