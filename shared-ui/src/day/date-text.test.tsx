import { act, render, screen } from '@testing-library/react';
import { UiProvider } from '../provider/ui-provider';
import { DateText } from './date-text';
import { setGlobalDayOrder } from './day-text';
import { formatLongDay } from './format-long-day';

const draw = (date: React.ReactNode) => render(<h1>{date}</h1>, { wrapper: UiProvider });

test('an ambiguous date shows its month on hover and to a screen reader', () => {
  draw(<DateText day="2026-03-05" order="month-first" />);
  expect(screen.getByText('03/05/2026')).toBeVisible();
  const date = screen.getByTitle('5 March 2026');
  expect(date.tagName).toBe('TIME');
  expect(date).toHaveAttribute('datetime', '2026-03-05');
  expect(screen.getByRole('heading', { name: '5 March 2026' })).toBeVisible();
});

test('a timestamp includes its time, both in the visible text and in its datetime attribute', () => {
  draw(<DateText day="2026-03-05" time="18:30" order="day-first" />);
  expect(screen.getByText('05/03/2026, 18:30')).toBeVisible();
  expect(screen.getByRole('heading', { name: '5 March 2026, 18:30' })).toBeVisible();
  expect(screen.getByTitle('5 March 2026, 18:30')).toHaveAttribute('datetime', '2026-03-05T18:30');
});

test('dates already drawn change to the company’s order once it is known', () => {
  draw(<DateText day="2026-03-05" order="month-first" />);
  act(() => setGlobalDayOrder('day-first'));
  expect(screen.getByText('05/03/2026')).toBeVisible();
  act(() => setGlobalDayOrder(undefined));
  expect(screen.getByText('03/05/2026')).toBeVisible();
});

test('a day that is shown as a word still shows its date on hover', () => {
  draw(<DateText day="2026-03-05" order="day-first" short="Yesterday" />);
  expect(screen.getByText('Yesterday')).toBeVisible();
  expect(screen.getByTitle('5 March 2026')).toBeVisible();
});

test.each([
  ['2026-11-21', '21 November 2026'],
  ['2028-02-29', '29 February 2028'],
  ['31/31/2026', '31/31/2026'],
  ['', ''],
])('the day %p is written out as %p', (day, words) => {
  expect(formatLongDay(day)).toBe(words);
});
