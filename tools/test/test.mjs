import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installIfNeeded } from '../start/install.mjs';
import { checkNode } from '../start/node-version.mjs';
import { root } from '../start/root.mjs';
import { runMain, run, runWithOutput } from '../start/run.mjs';

const heading = (title) => process.stdout.write(`\n== ${title}\n`);

const node = (script) => runWithOutput(process.execPath, [script]);

const check = async () => {
  const { code, output } = await run(process.execPath, ['tools/check/check.mjs']);
  heading('Check');
  process.stdout.write(`${output}\n`);
  return code;
};

const testAll = async () => {
  const words = process.argv.slice(2);
  const filters = words.filter((word) => word !== '--all');
  const asked = { filters, all: words.includes('--all') };
  checkNode();
  await installIfNeeded({ forTests: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });

  heading('Build');
  const built = await node('tools/build/build.mjs');
  if (built !== 0) return built;

  // The check runs in parallel with the first tests, since it uses only one core.
  const checking = filters.length === 0 ? check() : 0;

  // The imports are dynamic, since these modules need packages that are installed only now.
  const { describeTestsNotRun, runBrowser, runJest } = await import('./suites.mjs');
  const { formatTally, sumTallies } = await import('./tally.mjs');
  const { describeFailedPages } = await import('./what-pages-showed.mjs');
  heading('Unit, API and page tests');
  const unit = await runJest(asked);
  const checked = await checking;
  heading('Browser tests');
  const browser = await runBrowser(asked);

  process.stdout.write(describeFailedPages(join(root, 'test-results/browser')));

  // Failures are printed last, since a truncated log contains only its last lines.
  const missed = filters.length === 0 ? describeTestsNotRun([unit, browser], asked) : [];
  const failures = [...unit.failures, ...browser.failures, ...missed];
  if (failures.length > 0) process.stdout.write(`\n== Failed\n${failures.join('\n')}\n`);
  const total = sumTallies([unit.tally, browser.tally]);
  process.stdout.write(
    `\n${checked === 0 ? '' : 'The check above failed.\n'}${formatTally(total)}\n`,
  );
  return checked !== 0 || total.failed > 0 || missed.length > 0 ? 1 : 0;
};

await runMain(testAll);
