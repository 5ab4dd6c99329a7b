import type { Change } from './changes';
import { createCoalescer } from './coalesce';

const gather = (...changes: Change[]): Change[] => {
  jest.useFakeTimers();
  const passed: Change[] = [];
  const { add } = createCoalescer(25, (change) => passed.push(change));
  changes.forEach(add);
  jest.runAllTimers();
  jest.useRealTimers();
  return passed;
};
const named: Change = { owner: 'application', ids: [1], jobIds: [7] };

test('a burst becomes one event that names all of it', () => {
  expect(gather(named, { ...named, ids: [2, 1], jobIds: [8] })).toEqual([
    { owner: 'application', ids: [1, 2], jobIds: [7, 8] },
  ]);
});

test('a change that names nothing means all, whatever else is named beside it', () => {
  const all: Change = { owner: 'application', ids: [], jobIds: [] };
  expect(gather(named, all, named)).toEqual([all]);
});

test('a change that names a job but no application leaves the applications open', () => {
  expect(gather(named, { ...named, ids: [] })).toEqual([
    { owner: 'application', ids: [], jobIds: [7] },
  ]);
});

test('a burst in which one change moves who reaches a job says so of all of it', () => {
  expect(gather(named, { ...named, movesReach: true }, named)).toEqual([
    { ...named, movesReach: true },
  ]);
});
