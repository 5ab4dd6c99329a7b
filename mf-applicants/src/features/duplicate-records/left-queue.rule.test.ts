import { hasPairLeftQueue } from './left-queue.rule';
import { duplicatePair } from './testing/open-queue';

const page = (ids: number[], current_page: number, last_page: number) => ({
  data: ids.map((id) => duplicatePair({ id })),
  meta: { total: 9, current_page, last_page, from: 1, to: ids.length },
});

test.each([
  ['is on the page', page([9, 8], 1, 1), false],
  ['is missing between two others', page([12, 8], 2, 3), true],
  ['is missing from the only page', page([12, 11], 1, 1), true],
  ['was the last one', page([], 1, 1), true],
  ['may have gone to the page behind', page([12, 11], 1, 2), false],
  ['may have come to the page before', page([8, 7], 2, 2), false],
])('whether a pair of suspected duplicates that %s is no longer in the queue', (_, shown, left) => {
  expect(hasPairLeftQueue(9, shown)).toBe(left);
});
