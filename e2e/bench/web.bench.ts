import { applications, measureApplicants } from './applicants';
import type { Visitor } from './browser';
import { measureDelivery } from './delivery';
import { measureFlips, measureHeap } from './flips';
import { build, manyJobs } from './folders';
import { measureOpening, measureTyping } from './forms';
import { holds, tableOf, type Line } from './goals';
import { measureCold, measureWarm, type Load } from './load';
import { machineNow } from './machine';
import { measureMenu } from './menu';
import { buildAsOne } from './one-build';
import { withVisitor } from './served';
import { phone, slowProcessor, unthrottled } from './throttle';

const list = '/all/job';
const began = Date.now();
const say = (sentence: string): void =>
  void process.stderr.write(`${Math.round((Date.now() - began) / 1_000)} s: ${sentence}\n`);

/** Ours first, then the same code as one build. */
const compare = async (ours: Visitor, one: Visitor) => {
  say('cold loads, in turns with one build');
  const cold = await measureCold([ours, one], list, unthrottled);
  const slow = await measureCold([ours, one], list, phone);
  const rowsRatio = ([first, second]: Load[]) => (first?.rows ?? NaN) / (second?.rows ?? NaN);
  const bytesRatio = ([first, second]: Load[]) => (first?.bytes ?? NaN) / (second?.bytes ?? NaN);
  return { cold, slow, bytes: bytesRatio(cold), rows: rowsRatio(cold), slowRows: rowsRatio(slow) };
};

const measure = async (visitor: Visitor) => {
  say('warm loads');
  const warm = await measureWarm(visitor, list, unthrottled);
  say('pages');
  const flips = await measureFlips(visitor, unthrottled);
  const slowFlips = await measureFlips(visitor, slowProcessor);
  const heap = await measureHeap(visitor);
  say('another remote from the menu');
  const menu = await measureMenu(visitor, phone, 3_000);
  const hurried = await measureMenu(visitor, phone, 500);
  say('what another person moves');
  const delivery = await measureDelivery(visitor);
  say('the wizard');
  const opening = await measureOpening(visitor);
  const typing = await measureTyping(visitor);
  return { warm, flips, slowFlips, heap, menu, hurried, delivery, opening, typing };
};

const linesOf = (
  against: Awaited<ReturnType<typeof compare>>,
  ours: Awaited<ReturnType<typeof measure>>,
): Line[] => {
  const { warm, typing } = ours;
  const [cold] = against.cold;
  const [slow] = against.slow;
  if (!cold || !slow) throw new Error('Nothing was loaded');
  const kilobytes = (bytes: number) => bytes / 1_000;
  return [
    {
      goal: '7',
      what: 'cold load, bytes',
      measured: kilobytes(cold.bytes),
      limit: 280,
      unit: 'KB',
    },
    {
      goal: '7',
      what: 'cold load, requests',
      measured: cold.requests,
      limit: 20,
      unit: 'requests',
    },
    { goal: '7', what: `cold, ${phone.name}: rows`, measured: slow.rows, limit: 2_000, unit: 'ms' },
    {
      goal: '7',
      what: `cold, ${phone.name}: LCP`,
      measured: slow.largestPaint,
      limit: 1_800,
      unit: 'ms',
    },
    { goal: '7', what: `cold, ${phone.name}: TBT`, measured: slow.blocked, limit: 150, unit: 'ms' },
    { goal: '7', what: `cold, ${phone.name}: CLS`, measured: slow.shift, limit: 0.02, unit: '' },
    {
      goal: '7',
      what: 'bytes against one build',
      measured: against.bytes,
      limit: 1.3,
      unit: 'x',
    },
    {
      goal: '7',
      what: 'time to rows against one build, cold',
      measured: against.rows,
      limit: 1.3,
      unit: 'x',
    },
    {
      goal: '7',
      what: `time to rows against one build, ${phone.name}`,
      measured: against.slowRows,
      limit: 1.3,
      unit: 'x',
    },
    { goal: '8', what: 'warm load: rows', measured: warm.rows, limit: 300, unit: 'ms' },
    { goal: '8', what: 'warm load, bytes', measured: kilobytes(warm.bytes), limit: 10, unit: 'KB' },
    {
      goal: '8',
      what: `applicants from the menu after 3 s, ${phone.name}`,
      measured: ours.menu,
      limit: 300,
      unit: 'ms',
    },
    {
      goal: '8',
      what: `applicants from the menu after 0.5 s, ${phone.name}`,
      measured: ours.hurried,
      limit: 300,
      unit: 'ms',
    },
    {
      goal: '5',
      what: 'a move of 500 in a list that is open',
      measured: ours.delivery,
      limit: 150,
      unit: 'ms',
    },
    { goal: '9', what: 'next page', measured: ours.flips, limit: 50, unit: 'ms' },
    {
      goal: '9',
      what: `next page, ${slowProcessor.name}`,
      measured: ours.slowFlips,
      limit: 120,
      unit: 'ms',
    },
    { goal: '9', what: 'heap after 50 pages', measured: ours.heap.first, limit: 0.5, unit: 'MB' },
    {
      goal: '9',
      what: 'heap after 50 more pages',
      measured: ours.heap.later,
      limit: 0.5,
      unit: 'MB',
    },
    {
      goal: 'form',
      what: 'wizard to its first field, warm',
      measured: ours.opening,
      limit: 300,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key in the title, ${slowProcessor.name}, p50`,
      measured: typing.text.middle,
      limit: 50,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key in the title, ${slowProcessor.name}, p95`,
      measured: typing.text.slow,
      limit: 50,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key behind 5,000 words, ${slowProcessor.name}, p50`,
      measured: typing.rich.middle,
      limit: 50,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key behind 5,000 words, ${slowProcessor.name}, p95`,
      measured: typing.rich.slow,
      limit: 50,
      unit: 'ms',
    },
  ];
};

const measureJobs = async (): Promise<Line[]> => {
  const folder = await buildAsOne();
  say(`opening ${manyJobs.jobs} jobs`);
  return withVisitor({ name: 'console', set: manyJobs }, async (visitor) => {
    const against = await withVisitor({ name: 'one', set: manyJobs, folder }, (one) =>
      compare(visitor, one),
    );
    return linesOf(against, await measure(visitor));
  });
};

const main = async (): Promise<void> => {
  say('building');
  await build();
  const before = machineNow();
  const lines = process.env.BENCH_ONLY === 'applicants' ? [] : await measureJobs();
  say(`opening ${applications} applications`);
  lines.push(...(await measureApplicants()));
  process.stdout.write(`${tableOf(lines)}\n`);
  process.stdout.write(`Before: ${before} After: ${machineNow()}\n`);
  const missed = lines.filter((line) => !holds(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
