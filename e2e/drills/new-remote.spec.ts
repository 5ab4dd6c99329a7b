import type { Page } from '@playwright/test';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createDeployToken } from '../deploy-token';
import { serveExample } from '../embedding/host-page';
import { toDriverPath } from '../embedding/run-conformance';
import { expectAccessible } from '../expect-accessible';
import { runTool } from '../run-tool';
import { copyRepository } from '../server/copy-repository';
import { installPackedPackages } from '../server/install-packed';
import { root } from '../server/paths';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const bin = (name: string, file: string) => join('node_modules', name, file);

const folders: string[] = [];
test.afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  folders.push(folder);
  return folder;
};

const runIn =
  (folder: string, token: string) =>
  async (...args: string[]): Promise<string> => {
    const { code, printed } = await runTool(folder, args, { DEPLOY_TOKEN: token });
    expect(code, printed).toBe(0);
    return printed;
  };

const packedIn = (folder: string, name: string): string => {
  const platform = join(folder, 'platform');
  const file = readdirSync(platform).find((one) => one.startsWith(`${name}-`));
  if (!file) throw new Error(`${name} was not packed`);
  return join(platform, file);
};

const appWith = (packed: string): string => {
  const app = newFolder();
  mkdirSync(join(app, 'platform'));
  cpSync(packed, join(app, 'platform', basename(packed)));
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'crm', type: 'module' }));
  installPackedPackages(app);
  return app;
};

const expectInConsole = async (page: Page, url: string, title: string) => {
  await page.goto(url);
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('button', { name: 'Take a note' }).click();
  await page.getByRole('textbox', { name: `Note about ${title}` }).fill('Call them on Monday');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('main').getByText('Call them on Monday')).toBeVisible();
};

test('drill: a newly generated remote passes the checks, and appears in the console once deployed', async ({
  page,
  startServer,
}) => {
  const { url } = await startServer();
  await signInAs(page, 'administrator', url);
  const folder = newFolder();
  const run = runIn(folder, await createDeployToken(page, 'offers'));
  copyRepository(folder);
  expect(await run('tools/new/new.mjs', 'remote', 'mf-offers')).toContain('mf-offers is there');
  const again = await runTool(folder, ['tools/new/new.mjs', 'remote', 'mf-offer']);
  expect(again.printed).toContain('"offer" begins like "offers"');

  await run(bin('prettier', 'bin/prettier.cjs'), '--check', 'mf-offers');
  await run(bin('oxlint', 'bin/oxlint'), 'mf-offers');
  await run(bin('eslint', 'bin/eslint.js'), 'mf-offers', '--max-warnings=0');
  await run(bin('jest', 'bin/jest.js'), 'mf-offers', '--selectProjects=web', '--silent');
  expect(await run('tools/deploy/deploy.mjs', 'mf-offers', '--to', url)).toContain('is live');
  await expectInConsole(page, url, 'Offers');
});

test('drill: a team builds, tests and deploys a remote from its own repository', async ({
  page,
  startServer,
}) => {
  test.setTimeout(600_000);
  const host = await serveExample('plain-page');
  const { url } = await startServer({ EMBEDDING_APPS: `crm=${host.origin}` });
  await signInAs(page, 'administrator', url);
  const folder = join(newFolder(), 'visits');
  const made = await runTool(root, [
    ...['tools/new/new.mjs', 'remote', 'mf-visits', '--draft', '--outside', folder],
  ]);
  expect(made.code, made.printed).toBe(0);
  installPackedPackages(folder);

  const run = runIn(folder, await createDeployToken(page, 'visits'));
  await run(bin('typescript', 'bin/tsc'));
  await run(bin('oxlint', 'bin/oxlint'));
  await run(bin('eslint', 'bin/eslint.js'), '.', '--max-warnings=0');
  await run(bin('jest', 'bin/jest.js'), '--silent');
  expect(await run(bin('tools', 'deploy/deploy.js'), '--to', url)).toContain('is live');
  await expectInConsole(page, url, 'Visits');
  const drilled = await run(
    ...[bin('tools', 'drills/drills.js'), '--against', url, '--only', 'manifest 404'],
  );
  expect(drilled).toContain('“Visits is not available right now: Its description could not be');

  await test.step('another app checks the page that embeds the console with only the packages it was given', async () => {
    const app = appWith(packedIn(folder, 'host-check'));
    cpSync(toDriverPath('plain-page'), join(app, 'driver.mjs'));
    const checked = await runTool(app, [
      ...[bin('host-check', 'conformance/conformance.js'), 'driver.mjs'],
      ...['--page', host.origin, '--against', url],
    ]);
    expect(checked.code, checked.printed).toBe(0);
    expect(checked.printed).toContain('7 of 7 checks');
  });
  host.stop();
});
