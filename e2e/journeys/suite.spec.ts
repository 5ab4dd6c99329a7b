import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startProvider } from 'server/test/start-provider';
import { signInAtProvider, writeProviders } from '../company-account';
import { freePort } from '../server/free-port';
import { root } from '../server/paths';
import { expect, test } from '../test';

const app = { clientId: 'timesheets', clientSecret: 'secret-of-the-app-in-tests' };

const startApp = async (port: number, issuer: string, console_: string) => {
  const child = spawn(
    process.execPath,
    [join(root, 'docs/examples/suite-app/server.mjs'), String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        ISSUER: issuer,
        CLIENT_ID: app.clientId,
        CLIENT_SECRET: app.clientSecret,
        CONSOLE: console_,
      },
    },
  );
  await once(child.stdout, 'data');
  return () => void child.kill();
};

test('journey: a person signed in to one app of the suite is signed in to the other, both ways', async ({
  page,
  browser,
  startServer,
}) => {
  const [port, appPort] = [await freePort(), await freePort()];
  const [origin, appOrigin] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${appPort}`];
  const email = 'asha.verma@kestrelfoods.example';
  const provider = await startProvider({
    origins: [origin],
    people: { asha: { email, email_verified: true } },
    apps: [{ ...app, redirectAddress: `${appOrigin}/answer` }],
  });
  const stopApp = await startApp(appPort, provider.address, origin);
  try {
    await startServer({
      PORT: String(port),
      SSO_PROVIDERS_FILE: writeProviders(provider.address),
    });

    await page.goto(`${origin}/account/sso/company?callback=%2Fall%2Fjob`);
    await signInAtProvider(page, 'asha');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    await page.goto(`${origin}/general-settings/apps`);
    await page.getByRole('button', { name: 'Add New App' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Timesheets');
    await page.getByRole('textbox', { name: 'Address' }).fill(`${appOrigin}/`);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('cell', { name: `${appOrigin}/` })).toBeVisible();
    await page.getByRole('button', { name: 'All Apps' }).click();
    const entry = page.getByRole('menuitem', { name: 'Timesheets' });
    await expect(entry).toHaveAttribute('href', `${appOrigin}/`);
    const opened = page.waitForEvent('popup');
    await entry.click();
    await expect((await opened).getByText(`Signed in as ${email}.`)).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(appOrigin);
    await signInAtProvider(other, 'asha');
    await other.getByRole('link', { name: 'Hiring' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    expect(other.url()).toBe(`${origin}/all/job`);
    await other.context().close();
  } finally {
    stopApp();
    await provider.stop();
  }
});
