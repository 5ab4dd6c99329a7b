import { dayWords } from './day-words';

test('JOB-032 a day reads DD/MM/YYYY', () => {
  expect(dayWords('2030-03-25')).toBe('25/03/2030');
});
