import type { Page } from '@playwright/test';
import { callApi, readData } from '../call-api';
import { expectAccessible } from '../expect-accessible';
import { becomeAdministrator } from '../first-administrator';
import { pickOption, submittedMessage } from '../job-form';
import { startConsole } from '../server/console-server';
import { copyEmptyData } from '../server/empty-data';
import { createJob } from '../jobs-api';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');

const create = async (
  page: Page,
  kind: string,
  name: string,
  choices: Readonly<Record<string, string>> = {},
) => {
  const kinds = main(page).getByRole('navigation', { name: 'Directory' });
  await kinds.getByRole('link', { name: kind }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(kind);
  await main(page).getByRole('link', { name: 'Create' }).click();
  await main(page).getByRole('textbox', { name: /^Name/ }).fill(name);
  for (const [label, choice] of Object.entries(choices)) {
    await main(page).getByRole('combobox', { name: label }).pressSequentially(choice);
    await page.getByRole('option', { name: choice }).first().click();
  }
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('button', { name: `Actions for ${name}` })).toBeVisible();
};

test('journey: a new installation gets its directory, and its first job uses it', async ({
  page,
}) => {
  const server = await startConsole(await copyEmptyData(), { MODE: 'production' });
  try {
    await becomeAdministrator(page, server);
    await main(page).getByRole('link', { name: 'Open the directory' }).click();
    await expect(main(page).getByText('No departments yet')).toBeVisible();
    await expectAccessible(page);
    await create(page, 'Departments', 'Kitchen');
    await create(page, 'Departments', 'Bakery', { 'Part of': 'Kitchen', Head: 'Asha Verma' });
    await create(page, 'Cities', 'Oslo', { Country: 'Norway' });
    await create(page, 'Locations', 'Oslo Plant', { City: 'Oslo' });
    await create(page, 'Skills', 'Baking');
    await expectAccessible(page);

    await page.goto(`${server.url}/job/createv1`);
    await main(page).getByLabel('Job Title').fill('Baker');
    await pickOption(page, 'Department', 'Bakery');
    await pickOption(page, 'Location', 'Oslo Plant');
    await main(page).getByRole('textbox', { name: 'Job Description' }).click();
    await page.keyboard.type('Bakes bread.');
    await page.keyboard.press('Tab');
    await main(page).getByLabel('Minimum Experience').selectOption({ label: 'Fresher' });
    await pickOption(page, 'Email Recipients', 'Asha Verma');
    await main(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(submittedMessage).first()).toBeVisible();

    await page.goto(`${server.url}/general-settings/directory/departments`);
    await main(page).getByRole('button', { name: 'Actions for Bakery' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('link', { name: '1 job' }).click();
    await expect(main(page).getByText('Baker', { exact: true }).first()).toBeVisible();

    await page.goto(`${server.url}/general-settings/directory/skills`);
    await main(page).getByRole('button', { name: 'Actions for Baking' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await expect(main(page).getByText('Inactive')).toBeVisible();
  } finally {
    await server.kill();
  }
});

test('journey: an open job form saves although its designation was renamed meanwhile @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', '/all/job');
  const mark = Date.now();
  const [before, after] = [`Baker ${mark}`, `Master baker ${mark}`];
  const upsert = (name: string) =>
    callApi(page, '/api/v1/directory/designations', {
      method: 'PUT',
      body: { records: [{ externalId: `D-${mark}`, name }] },
    });
  await upsert(before);
  const id = await createJob(page, `Bread ${mark}`);
  await page.goto(`/job/edit/${id}`);
  await pickOption(page, 'Position', before);
  await pickOption(page, 'Skills');
  await main(page)
    .getByLabel(/^Number of Positions/)
    .fill('3');
  expect((await upsert(after)).status()).toBe(200);
  await main(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(submittedMessage).first()).toBeVisible();

  expect(await readData<object>(page, `/api/v1/job/${id}`)).toMatchObject({
    numberOfPositions: 3,
    designation: { designation: after },
  });
  await page.goto(`/job/edit/${id}`);
  await expect(main(page).getByRole('combobox', { name: /^Position/ })).toHaveValue(after);
});
