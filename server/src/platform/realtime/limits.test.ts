import { createLimit } from './limits';

it('each key has its own limit within a window, and starts again after it', () => {
  let now = 0;
  const within = createLimit(2, 1_000, () => now);
  expect(['a', 'a', 'a', 'b'].map(within)).toEqual([true, true, false, true]);
  now = 1_000;
  expect(within('a')).toBe(true);
});
