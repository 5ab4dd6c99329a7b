import { callApi } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: two skills with the same meaning are merged into one', async ({ page }) => {
  const name = `Glazing ${Date.now()}`;
  const path = '/general-settings/directory/skills';
  await signInAs(page, 'administrator', path);
  for (const [words, externalId] of [
    [name, ''],
    [`${name} of cakes`, name],
  ])
    await callApi(page, '/api/v1/directory/skills', {
      method: 'POST',
      body: { name: words, externalId },
    });
  await page.goto(`${path}?search=${encodeURIComponent(name)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('2 skills', { exact: true })).toBeVisible();
  for (const words of [name, `${name} of cakes`])
    await main.getByRole('checkbox', { name: `Select ${words}`, exact: true }).check();
  await page.getByRole('button', { name: 'Merge' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Nothing has to move.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radiogroup', { name: 'Name' }).getByLabel(name, { exact: true }).check();
  await dialog.getByRole('button', { name: 'Merge' }).click();
  await expect(main.getByText('1 skill', { exact: true })).toBeVisible();
  await expect(
    main.getByRole('button', { name: `Actions for ${name}`, exact: true }),
  ).toBeVisible();
});
