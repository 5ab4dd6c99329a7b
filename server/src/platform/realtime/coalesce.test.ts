import type { Change } from './changes';
import { createChangeMerger } from './coalesce';

const times = { gathering: 25, pauseOf: () => 0 };

const gather = (...changes: Change[]): Change[] => {
  jest.useFakeTimers();
  const passed: Change[] = [];
  const { add } = createChangeMerger(times, (change) => passed.push(change));
  changes.forEach(add);
  jest.runAllTimers();
  jest.useRealTimers();
  return passed;
};
const named: Change = { owner: 'application', ids: [1], jobIds: [7] };

test('many changes in a short time become one event that names all their records', () => {
  expect(gather(named, { ...named, ids: [2, 1], jobIds: [8] })).toEqual([
    { owner: 'application', ids: [1, 2], jobIds: [7, 8] },
  ]);
});

test('a change without ids among several changes makes their joint event apply to all records', () => {
  const all: Change = { owner: 'application', ids: [], jobIds: [] };
  expect(gather(named, all, named)).toEqual([all]);
});

test('a change with a job but without an application makes the joint event name the job only', () => {
  expect(gather(named, { ...named, ids: [] })).toEqual([
    { owner: 'application', ids: [], jobIds: [7] },
  ]);
});

test('an event states a change of scope if at least one of the changes in it changed a scope', () => {
  expect(gather(named, { ...named, movesReach: true }, named)).toEqual([
    { ...named, movesReach: true },
  ]);
});

test('an event counts as already sent in a room only if each of its changes was sent there', () => {
  const inRoom: Change = { ...named, sentInRoom: 'chat' };
  expect(gather(inRoom, inRoom)).toEqual([inRoom]);
  expect(gather(inRoom, named)).toEqual([named]);
  expect(gather(named, inRoom)).toEqual([named]);
});

test('with a pause set for a kind of record, its first change is sent soon, and later ones together after the pause', () => {
  jest.useFakeTimers();
  const passed: Change[] = [];
  const pauseOf = (owner: Change['owner']) => (owner === 'application' ? 500 : 0);
  const { add } = createChangeMerger({ gathering: 25, pauseOf }, (change) => passed.push(change));
  for (let id = 1; id <= 4; id += 1) {
    add({ ...named, ids: [id] });
    add({ ...named, owner: 'job', ids: [id] });
    jest.advanceTimersByTime(100);
  }
  expect(passed.filter(({ owner }) => owner === 'job')).toHaveLength(4);
  expect(passed.filter(({ owner }) => owner === 'application')).toEqual([named]);
  jest.advanceTimersByTime(125);
  expect(passed.filter(({ owner }) => owner === 'application')).toEqual([
    named,
    { ...named, ids: [2, 3, 4] },
  ]);
  jest.advanceTimersByTime(500);
  add({ ...named, ids: [5] });
  jest.advanceTimersByTime(25);
  expect(passed.at(-1)).toEqual({ ...named, ids: [5] });
  jest.useRealTimers();
});
