import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { visit, type Visitor } from './browser';
import { copyOfData, build } from './folders';
import { medianOf, measureCold } from './load';
import { machineNow } from './machine';
import { startConsole } from '../server/console-server';
import { phone } from './throttle';
import { rmSync } from 'node:fs';
import { freePort } from '../server/free-port';

/** Installed for each run, since it needs 200 packages and nothing else uses it. */
const lighthouse = 'lighthouse@12';
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Limits the run to these lines, for example `home phone;board desktop;LCP`. */
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

interface Report {
  categories: Record<'performance' | 'accessibility', { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

const mostTries = 3;

/** Repeats a run when Chromium has lost its trace, which happens now and then. */
const untilTraced = async (run: () => Promise<Report>, tries = 1): Promise<Report> => {
  try {
    return await run();
  } catch (error) {
    if (tries === mostTries) throw error;
    return untilTraced(run, tries + 1);
  }
};

const look = async (
  { client }: Visitor,
  port: number,
  address: string,
  options: readonly string[],
): Promise<Report> => {
  await client.send('Network.clearBrowserCache');
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', lighthouse, address, `--port=${String(port)}`, '--disable-storage-reset'],
      ...['--only-categories=performance,accessibility', '--output=json', '--quiet', ...options],
    ],
    { maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout) as Report;
};

const printLargestPaint = async (visitor: Visitor): Promise<void> => {
  const [home] = await measureCold([visitor], '/', phone, 'main section table a');
  print(`/ at ${phone.name}: LCP ${String(Math.round(home?.largestPaint ?? NaN))} ms\n\n`);
};

const lineOf = (names: readonly string[], least: number, reports: readonly Report[]): string => {
  const median = (of: (report: Report) => number) => medianOf(reports.map(of));
  const score = median(({ categories }) => categories.performance.score * 100);
  const figure = (audit: string) => median(({ audits }) => audits[audit]?.numericValue ?? NaN);
  return `| ${[
    ...names,
    Math.round(score),
    score >= least ? 'holds' : `MISSED (${String(least)})`,
    Math.round(median(({ categories }) => categories.accessibility.score * 100)),
    Math.round(figure('largest-contentful-paint')),
    Math.round(figure('total-blocking-time')),
    figure('cumulative-layout-shift').toFixed(3),
  ].join(' | ')} |\n`;
};

const main = async (): Promise<void> => {
  await build();
  const before = machineNow();
  const data = await copyOfData('lighthouse', { applications: 20_000 });
  const server = await startConsole(data);
  const port = await freePort();
  const visitor = await visit(server.url, [`--remote-debugging-port=${String(port)}`]);
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
            await untilTraced(() => look(visitor, port, new URL(path, server.url).href, options)),
          );
        print(lineOf([name, form], least, reports));
      }
    print(`\nBefore: ${before} After: ${machineNow()}\n`);
  } finally {
    await visitor.leave();
    await server.kill();
    rmSync(data, { recursive: true, force: true });
  }
};

await main();
