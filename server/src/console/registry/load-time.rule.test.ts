import { toLoadTimeStep, getPercentile75 } from './load-time.rule';

const counted = (times: readonly number[]) =>
  times.map((milliseconds) => ({ step: toLoadTimeStep(milliseconds), times: 1 }));

it.each([
  ['no load', [], null],
  ['one load', [400], 400],
  ['four loads, of which one is slow', [100, 200, 300, 9_000], 300],
  ['two loads', [100, 2_000], 2_000],
  ['a load from memory', [0], 1],
  ['loads in no order', [5_000, 40, 80, 60], 80],
])('the 75th percentile is computed correctly for the load times %s', (_, times, expected) => {
  const found = getPercentile75(counted(times));
  if (expected === null) expect(found).toBeNull();
  else expect(Math.abs((found ?? 0) - expected) / expected).toBeLessThan(0.05);
});
