import { dayWords } from './day-words';

test('APP-013 a day reads MM/DD/YYYY', () => {
  expect(dayWords('2025-03-25')).toBe('03/25/2025');
});
