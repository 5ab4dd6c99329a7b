import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: a service token is created, shown once, accepted, and refused once it is revoked', async ({
  page,
  server,
}) => {
  const name = `Payroll ${Date.now()}`;
  await signInAs(page, 'administrator', '/general-settings/service-tokens');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Create' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill(name);
  await main.getByRole('checkbox', { name: 'Read the directory' }).check();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Save' }).click();
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page).toHaveURL(/\/general-settings\/service-tokens$/);
  await expect(main.getByText(`hct_…${token.slice(-4)}`)).toBeVisible();
  await expect(main.getByText(token)).toBeHidden();

  const statusOf = async () =>
    (
      await fetch(`${server.url}/api/v1/directory/people`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).status;
  expect(await statusOf()).toBe(200);
  await main.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(main.getByText('Revoked', { exact: true })).toBeVisible();
  expect(await statusOf()).toBe(401);
  await expectAccessible(page);
});
