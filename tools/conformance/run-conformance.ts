import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { signInForDrill } from '../drills/enter';
import { runInChromium } from '../chromium/in-chromium';
import { Mistake } from '../start/run.mjs';
import { checks, type Check } from './checks';
import { assertShown, readDriver, type Stage } from './host';

const usage =
  'npm run conformance -- docs/examples/plain-page/driver.mjs [--page http://localhost:5100] [--against http://127.0.0.1:4000] [--only "session ends"]';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const checksNamed = (only: string | undefined): Check[] => {
  const chosen = checks.filter(({ name }) => only === undefined || name === only);
  if (chosen.length > 0) return chosen;
  throw new Error(`Checks: ${checks.map(({ name }) => name).join('; ')}`);
};

const optionsIn = (args: string[]) => {
  try {
    const options = {
      page: { type: 'string', default: 'http://localhost:5100' },
      against: { type: 'string', default: 'http://127.0.0.1:4000' },
      only: { type: 'string' },
    } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [file] = positionals;
    if (file === undefined) throw new Error('Which page? Name the file that works it.');
    const [host, console] = [new URL(values.page).origin, new URL(values.against).origin];
    return { file: resolve(file), host, console, chosen: checksNamed(values.only) };
  } catch (error) {
    throw new Mistake(`${(error as Error).message}\n${usage}`);
  }
};

const plain = (error: unknown): string =>
  // Removes Playwright's terminal colours.
  (error as Error).message.replaceAll(/\u001b\[\d+m/g, '').trim();

const runAll = async (stage: Stage, chosen: Check[]): Promise<number> => {
  let failed = 0;
  for (const { name, run } of chosen) {
    try {
      const seen = await run(stage);
      print(seen === undefined ? `– ${name}: it has nothing of the kind.` : `✓ ${name}: ${seen}`);
    } catch (error) {
      failed += 1;
      print(`✗ ${name}: ${plain(error)}`);
      await stage.page.unrouteAll();
      await stage.driver.open(stage);
      await assertShown(stage);
    }
  }
  return failed;
};

export const runConformance = async (args: string[]): Promise<number> => {
  const { file, host, console, chosen } = optionsIn(args);
  const driver = await readDriver(file);
  return runInChromium(async (browser) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await signInForDrill(page, console);
    const stage: Stage = { page, host, console, driver };
    await driver.open(stage);
    await assertShown(stage);
    const failed = await runAll(stage, chosen);
    print(`\n${chosen.length - failed} of ${chosen.length} checks of ${host} passed.`);
    return failed === 0 ? 0 : 1;
  });
};
