import { rmSync } from 'node:fs';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { visit, type Visitor } from './browser';
import { measureFlips, measureHeap } from './flips';
import { build, copyOfData, jobs } from './folders';
import { measureOpening, measureTyping } from './forms';
import { holds, tableOf, type Line } from './goals';
import { measureLoad } from './load';
import { machineNow } from './machine';
import { measureMenu } from './menu';
import { buildAsOne } from './one-build';
import { phone, slowProcessor, unthrottled } from './throttle';

const list = '/all/job';
const began = Date.now();
const say = (sentence: string): void =>
  void process.stderr.write(`${Math.round((Date.now() - began) / 1_000)} s: ${sentence}\n`);

/** Serves what was built in `folder`, and hands a signed-in browser to the work. */
const withVisitor = async <Result>(
  name: string,
  folder: string | undefined,
  work: (visitor: Visitor) => Promise<Result>,
): Promise<Result> => {
  const data = await copyOfData(name);
  let server: ConsoleServer | undefined;
  let visitor: Visitor | undefined;
  try {
    server = await startConsole(data, {}, folder);
    visitor = await visit(server.url);
    return await work(visitor);
  } finally {
    await visitor?.leave();
    await server?.kill();
    rmSync(data, { recursive: true, force: true });
  }
};

const loads = async (visitor: Visitor) => ({
  cold: await measureLoad(visitor, list, { cold: true, throttle: unthrottled }),
  phone: await measureLoad(visitor, list, { cold: true, throttle: phone }),
  warm: await measureLoad(visitor, list, { cold: false, throttle: unthrottled }),
});

const console = async (visitor: Visitor) => {
  say('the console: loads');
  const loaded = await loads(visitor);
  say('pages');
  const flips = await measureFlips(visitor, unthrottled);
  const slowFlips = await measureFlips(visitor, slowProcessor);
  const heap = await measureHeap(visitor);
  say('another remote from the menu');
  const menu = await measureMenu(visitor, phone);
  say('the wizard');
  const opening = await measureOpening(visitor);
  const typing = await measureTyping(visitor);
  return { loaded, flips, slowFlips, heap, menu, opening, typing };
};

const linesOf = (
  ours: Awaited<ReturnType<typeof console>>,
  one: Awaited<ReturnType<typeof loads>>,
): Line[] => {
  const { loaded, typing } = ours;
  const { cold, phone: slow, warm } = loaded;
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
      measured: cold.bytes / one.cold.bytes,
      limit: 1.3,
      unit: 'x',
    },
    {
      goal: '7',
      what: 'time to rows against one build, cold',
      measured: cold.rows / one.cold.rows,
      limit: 1.3,
      unit: 'x',
    },
    {
      goal: '7',
      what: `time to rows against one build, ${phone.name}`,
      measured: slow.rows / one.phone.rows,
      limit: 1.3,
      unit: 'x',
    },
    { goal: '8', what: 'warm load: rows', measured: warm.rows, limit: 300, unit: 'ms' },
    { goal: '8', what: 'warm load, bytes', measured: kilobytes(warm.bytes), limit: 10, unit: 'KB' },
    {
      goal: '8',
      what: `applicants from the menu, ${phone.name}`,
      measured: ours.menu,
      limit: 300,
      unit: 'ms',
    },
    { goal: '9', what: 'next page', measured: ours.flips, limit: 50, unit: 'ms' },
    {
      goal: '9',
      what: `next page, ${slowProcessor.name}`,
      measured: ours.slowFlips,
      limit: 170,
      unit: 'ms',
    },
    { goal: '9', what: 'heap after 50 pages', measured: ours.heap, limit: 0.5, unit: 'MB' },
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

const main = async (): Promise<void> => {
  say('building');
  await build();
  const folder = await buildAsOne();
  say(`opening ${jobs} jobs`);
  const before = machineNow();
  const ours = await withVisitor('console', undefined, console);
  say('the same as one build');
  const one = await withVisitor('one', folder, loads);
  const lines = linesOf(ours, one);
  process.stdout.write(`${tableOf(lines)}\n`);
  process.stdout.write(`Before: ${before} After: ${machineNow()}\n`);
  const missed = lines.filter((line) => !holds(line)).length;
  process.stdout.write(
    missed === 0 ? 'All goals hold.\n' : `${missed} of ${lines.length} missed.\n`,
  );
};

await main();
