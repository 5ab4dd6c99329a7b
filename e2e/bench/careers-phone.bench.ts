import { chromium } from '@playwright/test';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { wholeBrowserOptions } from '../playwright.config';
import { startConsole } from '../server/console-server';
import { freePort } from '../server/free-port';
import { buildRepository } from './folders';
import { installLighthouse, type Report } from './lighthouse';
import { computeMedian } from './load';
import { measureMachine } from './machine';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
/** Maximum milliseconds until the largest paint, on a phone with a four times slower processor and 4G. */
const maxLargestPaint = 1_000;
const goal = 100;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Application forms ask search engines not to index them, so audits about search results are skipped. */
const unlisted = ['--skip-audits=is-crawlable,meta-description'];

const print = (words: string): void => void process.stdout.write(words);

const findJobPath = async (url: string): Promise<string> => {
  const sitemap = await (await fetch(`${url}/careers/sitemap.xml`)).text();
  return new URL(/<loc>([^<]+)/.exec(sitemap)?.[1] ?? '').pathname;
};

const printFaults = (reports: readonly Report[]): void => {
  const titles = reports.flatMap(({ audits }) =>
    Object.values(audits).flatMap(({ score, title }) => (score === 0 ? [title] : [])),
  );
  for (const title of new Set(titles)) print(`  ${title}\n`);
};

const printPage = (name: string, reports: readonly Report[]): boolean => {
  const scores = categories.map((category) =>
    Math.round(
      computeMedian(reports.map((report) => (report.categories[category]?.score ?? 0) * 100)),
    ),
  );
  const figure = (audit: string) =>
    computeMedian(reports.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
  const largest = Math.round(figure('largest-contentful-paint'));
  const holds = scores.every((score) => score >= goal) && largest < maxLargestPaint;
  const blocked = Math.round(figure('total-blocking-time'));
  print(
    `| ${[name, ...scores, largest, blocked, holds ? 'holds' : 'MISSED'].map(String).join(' | ')} |\n`,
  );
  if (!holds) printFaults(reports);
  return holds;
};

const main = async (): Promise<void> => {
  await buildRepository();
  const lighthouse = await installLighthouse();
  const data = mkdtempSync(join(tmpdir(), 'bench-careers-phone-'));
  // PostgreSQL runs as another system user, which must be able to enter this folder.
  chmodSync(data, 0o755);
  const server = await startConsole(data);
  const port = await freePort();
  const { launchOptions: launch } = wholeBrowserOptions;
  const browser = await chromium.launch({
    ...launch,
    args: [...launch.args, `--remote-debugging-port=${String(port)}`],
  });
  const before = measureMachine();
  try {
    const job = await findJobPath(server.url);
    const pages: [name: string, path: string, options: string[]][] = [
      ['list', '/careers', []],
      ['job', job, []],
      ['form', `${job}/apply`, unlisted],
    ];
    print(`| page | ${categories.join(' | ')} | LCP ms | TBT ms | goal |\n`);
    print(`|${' --- |'.repeat(8)}\n`);
    for (const [name, path, options] of pages) {
      const reports: Report[] = [];
      for (let round = 0; round < rounds; round += 1)
        reports.push(
          await lighthouse.look(server.url + path, [`--port=${String(port)}`, ...options]),
        );
      if (!printPage(name, reports)) process.exitCode = 1;
    }
    print(`\nBefore: ${before} After: ${measureMachine()}\n`);
  } finally {
    await browser.close();
    await server.kill();
    lighthouse.remove();
    rmSync(data, { recursive: true, force: true });
  }
};

await main();
