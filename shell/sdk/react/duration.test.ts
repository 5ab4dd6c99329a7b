import { daysOf, type Duration } from './duration';

test.each<[Duration, string, string | undefined, string | undefined]>([
  ['all', '2026-11-22', undefined, undefined],
  ['today', '2026-11-22', '2026-11-22', '2026-11-22'],
  ['yesterday', '2026-11-01', '2026-10-31', '2026-10-31'],
  ['yesterday', '2024-03-01', '2024-02-29', '2024-02-29'],
  ['yesterday', '2026-01-01', '2025-12-31', '2025-12-31'],
  ['week', '2024-03-03', '2024-02-26', '2024-03-03'],
  ['month', '2026-02-28', '2026-02-01', '2026-02-28'],
  ['month', '2026-12-01', '2026-12-01', '2026-12-01'],
])(
  'the duration %s on the day %s is the range from %s to %s',
  (duration, today, fromDate, toDate) => {
    expect(daysOf(duration, today)).toEqual(fromDate ? { fromDate, toDate } : {});
  },
);
