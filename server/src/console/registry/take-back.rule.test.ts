import { shouldEndCanary } from './take-back.rule';

it.each([
  [0, 0, false, 'nobody has opened it'],
  [1, 1, false, 'one person alone takes nothing back'],
  [2, 2, false, 'nor do two'],
  [3, 3, true, 'it fails for the first three'],
  [29, 3, true, 'it fails for more than a tenth'],
  [30, 3, false, 'it fails for a tenth'],
  [31, 4, true, 'it fails for a little more'],
  [1_000, 100, false, 'it fails for a tenth of many'],
  [1_000, 101, true, 'it fails for one more'],
  [1_000, 3, false, 'it works for nearly everybody'],
])(
  'with %d people and %d failures, the canary release is ended: %s (%s)',
  (opened, failed, expected) => {
    expect(shouldEndCanary({ opened, failed })).toBe(expected);
  },
);
