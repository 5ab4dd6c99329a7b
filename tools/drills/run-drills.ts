import type { BrowserContext } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findRemotesByName, root } from '../build/rooms';
import { runInChromium } from '../chromium/in-chromium';
import { Mistake } from '../start/run.mjs';
import { explainUntrustedCertificate } from '../start/untrusted';
import { registryDrills, remoteDrills, type Drill } from './known-drills';
import { signInForDrill } from './enter';
import { createStage } from './stage';

const usage =
  'npm run drills -- mf-jobs [--against https://console.example.com] [--only "manifest 404"]';
const own = 'http://127.0.0.1:4000';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const optionsIn = (args: string[]) => {
  try {
    const options = {
      against: { type: 'string', default: own },
      only: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { url: new URL(values.against).origin, only: values.only, names: positionals };
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${usage}`);
  }
};

const drillsNamed = (only: string | undefined): Drill[] => {
  const all = [...remoteDrills, ...registryDrills];
  const drills = all.filter(({ name }) => only === undefined || name === only);
  if (drills.length > 0) return drills;
  throw new Mistake(
    `There is no drill "${only}". Drills: ${all.map(({ name }) => name).join('; ')}`,
  );
};

const assertConsole = async (url: string): Promise<void> => {
  const otherwise = `No console answers at ${url}. Start one with npm start, or say --against.`;
  const answer = await fetch(`${url}/registry.json`).catch((error: Error) => {
    throw new Mistake(explainUntrustedCertificate(url, error) ?? otherwise);
  });
  if (!answer.ok) throw new Mistake(otherwise);
};

const plain = (error: unknown): string => (error as Error).message.split('\n', 1)[0] ?? '';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const runOne = async (
  context: BrowserContext,
  url: string,
  id: string,
  { name, done, run }: Drill,
): Promise<boolean> => {
  const start = performance.now();
  const page = await context.newPage();
  try {
    const seen = await run(await createStage(page, url, id));
    if (seen === undefined) print(`– ${name}: it has no such part.`);
    else print(`✓ ${name}: ${done} ${seen} (${seconds(start)})`);
    return true;
  } catch (error) {
    if (error instanceof Mistake) throw error;
    const folder = join(root, 'test-results/drills');
    mkdirSync(folder, { recursive: true });
    const path = join(folder, `${id}-${name.replaceAll(/\W+/g, '-')}.png`);
    await page.screenshot({ path });
    print(`✗ ${name}: ${done} ${plain(error)} (${seconds(start)})\n  ${path}`);
    return false;
  } finally {
    await page.close();
  }
};

/**
 * Breaks one remote of a running console in every known way, in one tab only. Neither stored data nor other
 * users are affected.
 */
export const runDrills = async (args: string[]): Promise<number> => {
  const { url, only, names } = optionsIn(args);
  const drills = drillsNamed(only);
  const [room, second] = findRemotesByName(names, usage);
  if (!room?.remote || second) throw new Mistake(`One remote at a time.\n${usage}`);
  const { remote, name } = room;
  await assertConsole(url);
  return runInChromium(async (browser) => {
    const context = await browser.newContext();
    await signInForDrill(await context.newPage(), url);
    let failed = 0;
    for (const drill of drills) if (!(await runOne(context, url, remote, drill))) failed += 1;
    print(`\n${drills.length - failed} of ${drills.length} drills of ${name} passed in ${url}.`);
    return failed === 0 ? 0 : 1;
  });
};
