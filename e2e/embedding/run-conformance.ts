import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../run-tool';
import { newDataFolder, root } from '../server/paths';
import type { HostPage } from './host-page';

export const toDriverPath = (example: string): string =>
  join(root, 'docs/examples', example, 'driver.mjs');

/** Adds a listener leak to an example's driver, so that the check must fail. */
export const writeLeakingDriver = (example: string): string => {
  const folder = newDataFolder();
  mkdirSync(folder);
  const file = join(folder, 'driver.mjs');
  const own = JSON.stringify(toDriverPath(example));
  writeFileSync(
    file,
    `import * as own from ${own};
    export * from ${own};
    export const show = async (place) => {
      await own.show(place);
      await place.page.evaluate(() => addEventListener('scroll', () => undefined));
    };`,
  );
  return file;
};

export const runConformance = (
  driver: string,
  { origin }: HostPage,
  { url }: { url: string },
  ...more: string[]
) =>
  runTool(root, [
    ...['tools/conformance/conformance.mjs', driver],
    ...['--page', origin, '--against', url, ...more],
  ]);
