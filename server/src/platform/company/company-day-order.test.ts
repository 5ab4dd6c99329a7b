import { getRegionDayOrder } from './company-day-order';

test.each([
  ['IN', 'day-first'],
  ['US', 'month-first'],
  [undefined, 'day-first'],
] as const)('the region %s writes dates %s', (region, order) => {
  expect(getRegionDayOrder(region)).toBe(order);
});
