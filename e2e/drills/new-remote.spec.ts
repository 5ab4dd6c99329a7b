import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployToken } from '../deploy-token';
import { expectAccessible } from '../expect-accessible';
import { runTool } from '../run-tool';
import { copyRepository } from '../server/copy-repository';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const bin = (name: string, file: string) => join('node_modules', name, file);

test('drill: a new remote passes the checks, and is in the console after its deploy', async ({
  page,
  startServer,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'new-remote-'));
  const run = async (...args: string[]): Promise<string> => {
    const { code, printed } = await runTool(folder, args, { DEPLOY_TOKEN: token });
    expect(code, printed).toBe(0);
    return printed;
  };
  const { url } = await startServer();
  await signInAs(page, 'administrator', url);
  const token = await deployToken(page, 'offers');
  try {
    copyRepository(folder);
    expect(await run('tools/new/new.mjs', 'remote', 'mf-offers')).toContain('mf-offers is there');
    const again = await runTool(folder, ['tools/new/new.mjs', 'remote', 'mf-offer']);
    expect(again.printed).toContain('"offer" begins like "offers"');

    await run(bin('prettier', 'bin/prettier.cjs'), '--check', 'mf-offers');
    await run(bin('eslint', 'bin/eslint.js'), 'mf-offers', '--max-warnings=0');
    await run(bin('jest', 'bin/jest.js'), 'mf-offers', '--selectProjects=web', '--silent');
    expect(await run('tools/deploy/deploy.mjs', 'mf-offers', '--to', url)).toContain('is live');

    await page.goto(url);
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Offers' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offers');
    await page.getByRole('button', { name: 'Take a note' }).click();
    await page.getByRole('textbox', { name: 'Note about Offers' }).fill('Call them on Monday');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('main').getByText('Call them on Monday')).toBeVisible();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
