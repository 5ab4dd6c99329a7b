import { createItemBatcher } from './batcher';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first item of a batch is sent soon, and later items are sent together', () => {
  const passed: number[][] = [];
  const { add } = createItemBatcher<number>({ pause: 25, most: 2 }, (items) =>
    passed.push([...items]),
  );
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

test('stopping a batch sends its waiting items and leaves no timer', () => {
  const passed: number[][] = [];
  const { add, stop } = createItemBatcher<number>({ pause: 25, most: 2 }, (items) =>
    passed.push([...items]),
  );
  [1, 2].forEach(add);
  stop();
  expect(passed).toEqual([[1, 2]]);
  expect(jest.getTimerCount()).toBe(0);
});
