import { createRateLimit } from './rate-limit';

it('each key of a rate limit is counted separately, and the count starts again in the next time window', () => {
  let now = 0;
  const within = createRateLimit(2, 1_000, () => now);
  expect(['a', 'a', 'a', 'b'].map(within)).toEqual([true, true, false, true]);
  now = 1_000;
  expect(within('a')).toBe(true);
});
