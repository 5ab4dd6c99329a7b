import { formatDaysInStage } from './days-in-stage.rule';

test.each([
  [0, 'Here since today'],
  [1, '1 day in this stage'],
  [273, '273 days in this stage'],
])('%i days in a stage are shown as %s', (days, words) => {
  expect(formatDaysInStage(days)).toBe(words);
});
