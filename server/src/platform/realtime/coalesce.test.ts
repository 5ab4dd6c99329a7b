import type { Change } from './changes';
import { createCoalescer } from './coalesce';

const times = { gathering: 25, pauseOf: () => 0 };

const gather = (...changes: Change[]): Change[] => {
  jest.useFakeTimers();
  const passed: Change[] = [];
  const { add } = createCoalescer(times, (change) => passed.push(change));
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

test('a change without ids makes the event apply to all records', () => {
  const all: Change = { owner: 'application', ids: [], jobIds: [] };
  expect(gather(named, all, named)).toEqual([all]);
});

test('a change that names a job but no application makes the event name the job only', () => {
  expect(gather(named, { ...named, ids: [] })).toEqual([
    { owner: 'application', ids: [], jobIds: [7] },
  ]);
});

test('an event says that records changed scope if one of its changes moved them', () => {
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

test('with a pause, the first change of an owner is sent soon, and later ones in one event', () => {
  jest.useFakeTimers();
  const passed: Change[] = [];
  const pauseOf = (owner: Change['owner']) => (owner === 'application' ? 500 : 0);
  const { add } = createCoalescer({ gathering: 25, pauseOf }, (change) => passed.push(change));
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
