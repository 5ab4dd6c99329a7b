import { expectAccessible } from '../expect-accessible';
import { submittedMessage } from '../job-form';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: a priority that is enabled or disabled changes at once what job forms offer, also in open tabs', async ({
  page,
  browser,
}) => {
  const name = `Before noon ${Date.now()}`;
  await signInAs(page, 'administrator', '/job-priority');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Job priority');

  const recruiter = await (await browser.newContext()).newPage();
  await signInAs(recruiter, 'recruiter', '/job/create');
  await recruiter.getByRole('combobox', { name: /^Job Priority/ }).click();
  const offered = recruiter.getByRole('option', { name: new RegExp(name) });
  await expect(recruiter.getByRole('option', { name: 'Urgent' })).toBeVisible();
  await expect(offered).toHaveCount(0);

  await main.getByRole('button', { name: 'Add New Priority' }).click();
  const row = main.getByRole('group', { name: 'New priority' });
  await page.keyboard.press('Enter');
  await expect(row.getByText('Please fill the field')).toBeVisible();
  await expectAccessible(page);
  await expect(row.getByRole('textbox', { name: 'Priority name' })).toBeFocused();
  await page.keyboard.type(name);
  await row.getByRole('switch', { name: 'Enabled' }).check();
  await page.keyboard.press('Enter');
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await expect(main.getByRole('row', { name: new RegExp(name) })).toContainText('Enabled');
  await expect(offered).not.toHaveAttribute('aria-disabled', 'true');

  await main.getByRole('button', { name: `Edit ${name}` }).click();
  await main.getByRole('switch', { name: 'Enabled' }).uncheck();
  await page.getByRole('link', { name: 'Group', exact: true }).click();
  await page.getByRole('button', { name: 'Stay' }).click();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByRole('row', { name: new RegExp(name) })).toContainText('Disabled');
  await expect(main.getByRole('button', { name: `Edit ${name}` })).toBeFocused();
  await expect(offered).toHaveAttribute('aria-disabled', 'true');

  await main.getByRole('button', { name: `Edit ${name}` }).click();
  await page.keyboard.type(', at the latest');
  await main.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(main.getByText('1 priority', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Nothing uses what you delete.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(main.getByText('No priorities match these filters')).toBeVisible();
  await expect(offered).toHaveCount(0);
});
