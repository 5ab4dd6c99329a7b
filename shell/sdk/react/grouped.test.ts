import { grouped } from './grouped';

const formatter = new Intl.NumberFormat('en-IN');

test.each([0, 7, 999, 1_000, 20_000, 99_999, 100_000, 1_234_567, 123_456_789])(
  '%i is formatted with the digit grouping used in India',
  (count) => expect(grouped(count)).toBe(formatter.format(count)),
);
