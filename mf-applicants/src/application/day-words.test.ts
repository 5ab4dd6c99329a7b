import { dayWords, instantWords, momentWords } from './day-words';

test('APP-013 days read MM/DD/YYYY, as the company’s clock shows them', () => {
  expect(dayWords('2025-03-25')).toBe('03/25/2025');
  expect(instantWords('2025-03-25T19:00:00Z', 'Asia/Kolkata')).toBe('03/26/2025');
  expect(momentWords('2025-03-25T19:00:00Z', 'Asia/Kolkata')).toBe('03/26/2025, 00:30');
});
