import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { DelayedSpinner } from './delayed-spinner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a short wait shows no spinner, one over 800 ms does', () => {
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
