import { createRateLimit } from './rate-limit';

it('each key of a rate limit is counted separately in a time window, and anew in the next one', () => {
  let now = 0;
  const within = createRateLimit(2, 1_000, () => now);
  expect(['a', 'a', 'a', 'b'].map(within)).toEqual([true, true, false, true]);
  now = 1_000;
  expect(within('a')).toBe(true);
});
