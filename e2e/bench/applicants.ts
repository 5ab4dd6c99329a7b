import { measureFlips, measureSelecting } from './flips';
import type { GoalResult } from './goals';
import { measureWarm } from './load';
import { withVisitor } from './served';
import { phoneThrottle, slowProcessorThrottle, noThrottle } from './throttle';

const list = '/application';
const database = process.env.BENCH_DATABASE_URL;
export const applicantCount = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

export const measureApplicants = (): Promise<GoalResult[]> =>
  withVisitor(
    { name: 'applicants', set: { applications: applicantCount }, database },
    async (visitor) => {
      const line = (goal: string, what: string, measured: number, limit: number): GoalResult => ({
        goal,
        what: `applicants: ${what}`,
        measured,
        limit,
        unit: 'ms',
      });
      const warm = await measureWarm(visitor, list, noThrottle);
      const slow = await measureWarm(visitor, list, phoneThrottle);
      return [
        line('8', 'warm load, rows', warm.rows, 300),
        line('8', `warm load, ${phoneThrottle.name}, rows`, slow.rows, 800),
        line('9', 'next page', await measureFlips(visitor, noThrottle, list), 50),
        line(
          '9',
          `next page, ${slowProcessorThrottle.name}`,
          await measureFlips(visitor, slowProcessorThrottle, list),
          120,
        ),
        line('9', 'selecting a row', await measureSelecting(visitor, list), 32),
      ];
    },
  );
