import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider';
import { EmptyState } from './empty-state';
import { ErrorState } from './error-state';
import { ForbiddenState } from './forbidden-state';
import { Notice } from './notice';
import { PageHead } from './page-head';
import { Spinner } from './spinner';
import { useDelayed } from './use-delayed';

const show = (part: React.ReactElement) => render(<UiProvider>{part}</UiProvider>);

describe('a failure message', () => {
  test('a failure is announced with advice and a reference, and its technical details are collapsed', async () => {
    show(
      <ErrorState
        title="Not loaded"
        words="Try again later."
        reference="r-7"
        details="at line 1"
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Not loadedTry again later.Reference r-7');
    const details = screen.getByText('at line 1').closest('details');
    expect(details).not.toHaveAttribute('open');
    await userEvent.click(screen.getByText('Details'));
    expect(details).toHaveAttribute('open');
  });

  test('a failure message offers a retry only where the page can retry', () => {
    show(<ErrorState title="Not loaded" />);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.queryByText(/Reference/)).toBeNull();
    expect(screen.queryByText('Details')).toBeNull();
  });
});

test('an empty state is announced politely, with what to do about it', () => {
  show(
    <EmptyState title="No jobs yet" words="Create the first." action={<button>Create</button>} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('No jobs yetCreate the first.Create');
  expect(screen.getByRole('heading', { level: 2, name: 'No jobs yet' })).toBeVisible();
});

test.each([
  [undefined, 'Your role does not include it. Ask an administrator if you need it.'],
  ['Only the owner sees it.', 'Only the owner sees it.'],
])('a person without access reads why (%s)', (words, read) => {
  show(<ForbiddenState words={words} />);
  expect(screen.getByRole('heading', { name: 'You do not have access to this' })).toBeVisible();
  expect(screen.getByText(read)).toBeVisible();
});

test('a notice is read out whole, and its action works', async () => {
  const press = jest.fn();
  show(
    <Notice title="Kept." words="Until you save." action={<button onClick={press}>Drop</button>} />,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Kept.Until you save.');
  await userEvent.click(screen.getByRole('button', { name: 'Drop' }));
  expect(press).toHaveBeenCalledTimes(1);
});

test('a page has one main heading, which can receive the focus and is no tab stop', async () => {
  show(<PageHead title="Jobs" words="12 jobs" actions={<button>Create</button>} />);
  const heading = screen.getByRole('heading', { level: 1, name: 'Jobs' });
  act(() => heading.focus());
  expect(heading).toHaveFocus();
  act(() => heading.blur());
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Create' })).toHaveFocus();
});

test('a spinner without a label is not announced', () => {
  show(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
});

describe('a delayed spinner', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  const wait = (ms?: number) =>
    renderHook(({ active }) => useDelayed(active, ms), { initialProps: { active: true } });

  test('the spinner disappears with its operation, and the next one is delayed again', () => {
    const { result, rerender } = wait();
    pass(800);
    expect(result.current).toBe(true);
    rerender({ active: false });
    expect(result.current).toBe(false);
    rerender({ active: true });
    expect(result.current).toBe(false);
    pass(799);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
  });

  test('a shorter delay can be set for a spinner', () => {
    const { result } = wait(300);
    pass(300);
    expect(result.current).toBe(true);
  });

  test('a spinner that is removed leaves no timer behind', () => {
    const { unmount } = wait();
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
