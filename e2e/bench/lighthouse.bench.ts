import { openVisitor, type Visitor } from './browser';
import { copySeededData, buildRepository } from './folders';
import { computeMedian, measureCold } from './load';
import { installLighthouse, type Lighthouse, type Report } from './lighthouse';
import { measureMachine } from './machine';
import { startConsole } from '../server/console-server';
import { phoneThrottle } from './throttle';
import { rmSync } from 'node:fs';
import { freePort } from '../server/free-port';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Limits the Lighthouse run to these report lines, for example `home phone;board desktop;LCP`. */
const chosen = process.env.BENCH_ONLY?.split(';');
const isChosen = (line: string): boolean => chosen?.includes(line) ?? true;
const print = (words: string): void => void process.stdout.write(words);
const pages: [name: string, path: string][] = [
  ['home', '/'],
  ['jobs', '/all/job'],
  ['applicants', '/application'],
  ['board', '/job/application/1?view=board'],
];
const forms: [name: string, options: string[], least: number][] = [
  ['desktop', ['--preset=desktop'], 99],
  ['phone', [], 95],
];

const look = async (
  lighthouse: Lighthouse,
  { client }: Visitor,
  port: number,
  address: string,
  options: readonly string[],
): Promise<Report> => {
  await client.send('Network.clearBrowserCache');
  return lighthouse.look(address, [
    ...[`--port=${String(port)}`, '--disable-storage-reset'],
    ...['--only-categories=performance,accessibility', ...options],
  ]);
};

const printLargestPaint = async (visitor: Visitor): Promise<void> => {
  const [home] = await measureCold([visitor], '/', phoneThrottle, 'main section table a');
  print(`/ at ${phoneThrottle.name}: LCP ${String(Math.round(home?.largestPaint ?? NaN))} ms\n\n`);
};

const lineOf = (names: readonly string[], least: number, reports: readonly Report[]): string => {
  const median = (of: (report: Report) => number) => computeMedian(reports.map(of));
  const score = median(({ categories }) => (categories.performance?.score ?? NaN) * 100);
  const figure = (audit: string) => median(({ audits }) => audits[audit]?.numericValue ?? NaN);
  return `| ${[
    ...names,
    Math.round(score),
    score >= least ? 'holds' : `MISSED (${String(least)})`,
    Math.round(median(({ categories }) => (categories.accessibility?.score ?? NaN) * 100)),
    Math.round(figure('largest-contentful-paint')),
    Math.round(figure('total-blocking-time')),
    figure('cumulative-layout-shift').toFixed(3),
  ].join(' | ')} |\n`;
};

const main = async (): Promise<void> => {
  await buildRepository();
  const lighthouse = await installLighthouse();
  const before = measureMachine();
  const data = await copySeededData('lighthouse', { applications: 20_000 });
  const server = await startConsole(data);
  const port = await freePort();
  const visitor = await openVisitor(server.url, [`--remote-debugging-port=${String(port)}`]);
  try {
    if (isChosen('LCP')) await printLargestPaint(visitor);
    print('| page | on a | performance | goal | accessibility | LCP ms | TBT ms | CLS |\n');
    print(`|${' --- |'.repeat(8)}\n`);
    for (const [name, path] of pages)
      for (const [form, options, least] of forms) {
        if (!isChosen(`${name} ${form}`)) continue;
        const reports: Report[] = [];
        for (let round = 0; round < rounds; round += 1)
          reports.push(
            await look(lighthouse, visitor, port, new URL(path, server.url).href, options),
          );
        print(lineOf([name, form], least, reports));
      }
    print(`\nBefore: ${before} After: ${measureMachine()}\n`);
  } finally {
    await visitor.leave();
    await server.kill();
    lighthouse.remove();
    rmSync(data, { recursive: true, force: true });
  }
};

await main();
