import { applicantCount, measureApplicants } from './applicants';
import type { Visitor } from './browser';
import { measureDelivery } from './delivery';
import { measureFederation } from './federation';
import { measureFlips, measureHeap } from './flips';
import { buildRepository, manyJobsDataSet } from './folders';
import { measureOpening, measureTyping } from './forms';
import { isWithinLimit, formatTable, type GoalResult } from './goals';
import { measureHover } from './hover';
import { measureWarm } from './load';
import { measureMachine } from './machine';
import { measureMenu } from './menu';
import { buildAsOneBundle } from './one-build';
import { withVisitor } from './served';
import { phoneThrottle, slowProcessorThrottle, noThrottle } from './throttle';

const list = '/all/job';
const began = Date.now();
const print = (sentence: string): void =>
  void process.stderr.write(`${Math.round((Date.now() - began) / 1_000)} s: ${sentence}\n`);

const measure = async (visitor: Visitor) => {
  print('warm loads');
  const warm = await measureWarm(visitor, list, noThrottle);
  print('pages');
  const flips = await measureFlips(visitor, noThrottle);
  const slowFlips = await measureFlips(visitor, slowProcessorThrottle);
  const heap = await measureHeap(visitor);
  print('another remote from the menu');
  const menu = await measureMenu(visitor, phoneThrottle, 3_000);
  const hurried = await measureMenu(visitor, phoneThrottle, 500);
  const hover = await measureHover(visitor);
  print('what another person moves');
  const delivery = await measureDelivery(visitor);
  print('the wizard');
  const opening = await measureOpening(visitor);
  const typing = await measureTyping(visitor);
  return { warm, flips, slowFlips, heap, menu, hurried, hover, delivery, opening, typing };
};

const hoverLine = (measured: number): GoalResult => ({
  goal: '8',
  what: 'applicants from the pointer at their link, warm',
  measured,
  limit: 100,
  unit: 'ms',
});

const linesOf = (
  { cold, slow, lines }: Awaited<ReturnType<typeof measureFederation>>,
  ours: Awaited<ReturnType<typeof measure>>,
): GoalResult[] => {
  const { warm, typing } = ours;
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
    {
      goal: '7',
      what: `cold, ${phoneThrottle.name}: rows`,
      measured: slow.rows,
      limit: 2_000,
      unit: 'ms',
    },
    {
      goal: '7',
      what: `cold, ${phoneThrottle.name}: LCP`,
      measured: slow.largestPaint,
      limit: 1_800,
      unit: 'ms',
    },
    {
      goal: '7',
      what: `cold, ${phoneThrottle.name}: TBT`,
      measured: slow.blocked,
      limit: 150,
      unit: 'ms',
    },
    {
      goal: '7',
      what: `cold, ${phoneThrottle.name}: CLS`,
      measured: slow.shift,
      limit: 0.02,
      unit: '',
    },
    ...lines,
    { goal: '8', what: 'warm load: rows', measured: warm.rows, limit: 300, unit: 'ms' },
    { goal: '8', what: 'warm load, bytes', measured: kilobytes(warm.bytes), limit: 10, unit: 'KB' },
    {
      goal: '8',
      what: `applicants from the menu after 3 s, ${phoneThrottle.name}`,
      measured: ours.menu,
      limit: 300,
      unit: 'ms',
    },
    {
      goal: '8',
      what: `applicants from the menu after 0.5 s, ${phoneThrottle.name}`,
      measured: ours.hurried,
      limit: 300,
      unit: 'ms',
    },
    hoverLine(ours.hover),
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
      what: `next page, ${slowProcessorThrottle.name}`,
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
      what: `a key in the title, ${slowProcessorThrottle.name}, p50`,
      measured: typing.text.middle,
      limit: 50,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key in the title, ${slowProcessorThrottle.name}, p95`,
      measured: typing.text.slow,
      limit: 50,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key behind 5,000 words, ${slowProcessorThrottle.name}, p50`,
      measured: typing.rich.middle,
      limit: 50,
      unit: 'ms',
    },
    {
      goal: 'form',
      what: `a key behind 5,000 words, ${slowProcessorThrottle.name}, p95`,
      measured: typing.rich.slow,
      limit: 50,
      unit: 'ms',
    },
  ];
};

const only = process.env.BENCH_ONLY;

/** Federation cost and hover times do not depend on the number of jobs. */
const set = only === undefined ? manyJobsDataSet : { applications: 20_000 };

const compare = async (visitor: Visitor) => {
  const folder = await buildAsOneBundle();
  return withVisitor({ name: 'one', set, folder }, (one) => {
    print('cold loads, in turns with one build');
    return measureFederation(visitor, one, list);
  });
};

const measureJobs = (): Promise<GoalResult[]> => {
  print('opening the jobs');
  return withVisitor({ name: 'console', set }, async (visitor) => {
    if (only === 'hover') return [hoverLine(await measureHover(visitor))];
    const against = await compare(visitor);
    return only === 'federation' ? against.lines : linesOf(against, await measure(visitor));
  });
};

const main = async (): Promise<void> => {
  print('building');
  await buildRepository();
  const before = measureMachine();
  const lines = only === 'applicants' ? [] : await measureJobs();
  if (only === undefined || only === 'applicants') {
    print(`opening ${applicantCount} applications`);
    lines.push(...(await measureApplicants()));
  }
  process.stdout.write(`${formatTable(lines)}\n`);
  process.stdout.write(`Before: ${before} After: ${measureMachine()}\n`);
  const missed = lines.filter((line) => !isWithinLimit(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
