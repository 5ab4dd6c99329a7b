import { measureFlips, measureSelecting } from './flips';
import type { GoalLine } from './goals';
import { measureWarm } from './load';
import { withVisitor } from './served';
import { phone, slowProcessor, unthrottled } from './throttle';

const list = '/application';
const database = process.env.BENCH_DATABASE_URL;
export const applications = Number(process.env.BENCH_APPLICATIONS ?? 1_000_000);

export const measureApplicants = (): Promise<GoalLine[]> =>
  withVisitor({ name: 'applicants', set: { applications }, database }, async (visitor) => {
    const line = (goal: string, what: string, measured: number, limit: number): GoalLine => ({
      goal,
      what: `applicants: ${what}`,
      measured,
      limit,
      unit: 'ms',
    });
    const warm = await measureWarm(visitor, list, unthrottled);
    const slow = await measureWarm(visitor, list, phone);
    return [
      line('8', 'warm load, rows', warm.rows, 300),
      line('8', `warm load, ${phone.name}, rows`, slow.rows, 800),
      line('9', 'next page', await measureFlips(visitor, unthrottled, list), 50),
      line(
        '9',
        `next page, ${slowProcessor.name}`,
        await measureFlips(visitor, slowProcessor, list),
        120,
      ),
      line('9', 'selecting a row', await measureSelecting(visitor, list), 32),
    ];
  });
