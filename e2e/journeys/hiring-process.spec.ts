import { expectAccessible } from '../expect-accessible';
import { expectWidth } from '../expect-width';
import { submittedMessage } from '../job-form';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: a hiring process gets stages with colours, and another tab lists it as a pipeline', async ({
  page,
  browser,
}) => {
  const name = `Apprentices ${Date.now()}`;
  const stage = `Trial day ${Date.now()}`;
  const others = await (await browser.newContext()).newPage();
  await signInAs(others, 'recruiter', `/hiring-pipeline?search=${encodeURIComponent(name)}`);
  await expect(others.getByText('No pipelines match these filters')).toBeVisible();

  await signInAs(page, 'administrator', '/hiring-process');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Hiring Process');
  await main.getByRole('button', { name: 'Add New Process' }).click();
  await page.keyboard.press('Enter');
  await expect(main.getByText('please enter the field')).toBeVisible();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await expect(others.getByRole('row', { name: new RegExp(name) })).toBeVisible();

  await main.getByRole('searchbox').fill(name);
  await expect(main.getByText('1 process', { exact: true })).toBeVisible();
  await main.getByRole('button', { name, exact: true }).click();
  await expect(main.getByText('No stages yet')).toBeVisible();
  await main.getByRole('button', { name: 'Add Stage' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add Stage' });
  await expect(drawer).toBeVisible();
  await expectWidth(drawer, 400);
  await drawer.getByRole('textbox', { name: 'Stage Name' }).fill(stage);
  await drawer.getByLabel('Colour').fill('#aa3355');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  const stages = main.getByRole('list', { name: `Stages of ${name}` });
  await expect(stages.getByRole('listitem')).toHaveText([stage]);
  await expect(stages.locator('[style*="#aa3355"]')).toBeVisible();
  await expect(main.getByRole('row', { name: new RegExp(name) })).toContainText('1');
  await expect(others.getByRole('row', { name: new RegExp(name) })).toContainText(stage);

  await main.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Nothing uses what you delete.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(main.getByText('No process matches the search')).toBeVisible();
  await expect(others.getByRole('row', { name: new RegExp(name) })).toHaveCount(0);
});
