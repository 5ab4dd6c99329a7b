import { createBatches } from './batches';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first goes soon, and what follows goes together', () => {
  const passed: number[][] = [];
  const { add } = createBatches<number>({ pause: 25, most: 2 }, (items) => passed.push([...items]));
  add(1);
  jest.advanceTimersByTime(1);
  [2, 3, 4].forEach(add);
  expect(passed).toEqual([[1]]);
  jest.advanceTimersByTime(25);
  expect(passed).toEqual([[1], [2, 3], [4]]);
  jest.advanceTimersByTime(25);
  add(5);
  jest.advanceTimersByTime(1);
  expect(passed.at(-1)).toEqual([5]);
});

test('what waits when it is stopped is passed, and no timer stays', () => {
  const passed: number[][] = [];
  const { add, stop } = createBatches<number>({ pause: 25, most: 2 }, (items) =>
    passed.push([...items]),
  );
  [1, 2].forEach(add);
  stop();
  expect(passed).toEqual([[1, 2]]);
  expect(jest.getTimerCount()).toBe(0);
});
