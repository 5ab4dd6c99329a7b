import { startProvider } from 'server/test/start-provider';
import { signInAtProvider, writeProviders } from '../company-account';
import { expectAccessible } from '../expect-accessible';
import { freePort } from '../server/free-port';
import { readStoredSession } from '../session';
import { expect, test } from '../test';

test('journey: a person signs in with a company account, and the sign-out of either side ends both sessions', async ({
  page,
  context,
  startServer,
}) => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const provider = await startProvider({
    origins: [origin],
    people: {
      asha: { email: 'asha.verma@kestrelfoods.example', email_verified: true },
      nobody: { email: 'nobody@kestrelfoods.example', email_verified: true },
    },
  });
  try {
    await startServer({ PORT: String(port), SSO_PROVIDERS_FILE: writeProviders(provider.address) });
    await page.goto(`${origin}/all/job`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await signInAtProvider(page, 'nobody');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Nobody here has your address',
    );
    await expectAccessible(page);

    await context.clearCookies();
    await page.goto(`${origin}/all/job`);
    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await signInAtProvider(page, 'asha');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs');
    expect(page.url()).toBe(`${origin}/all/job`);
    expect(await readStoredSession(page)).toMatchObject({
      authType: 'sso',
      ssoToken: expect.stringMatching(/^[\w-]{20,}/),
    });

    await page.goto(`${origin}/general-settings/single-sign-on`);
    await page.getByRole('button', { name: 'Check Kestrel ID' }).click();
    await expect(page.getByText('its secret is right')).toBeVisible();
    await page.getByRole('link', { name: 'Try a sign-in' }).click();
    await expect(page.getByText('Asha Verma', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the configuration' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on');

    const elsewhere = await context.newPage();
    await elsewhere.goto(`${provider.address}/session/end`);
    await elsewhere.getByRole('button', { name: 'Yes, sign me out' }).click();
    // The provider notifies the server and the server the tab, without user action.
    await expect(page).toHaveURL(/\/account\/login/);

    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await signInAtProvider(page, 'asha');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Single sign-on');
    await page.goto(`${origin}/logout`);
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    await page.getByRole('link', { name: 'Continue with Kestrel ID' }).click();
    await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  } finally {
    await provider.stop();
  }
});
