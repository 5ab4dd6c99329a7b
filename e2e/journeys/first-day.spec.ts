import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { becomeAdministrator } from '../first-administrator';
import { pickOption, saveAndPublish, submittedMessage } from '../job-form';
import { measureLayoutShift } from '../moved-by';
import { startConsole, type ConsoleServer } from '../server/console-server';
import { testedDatabaseKinds, createEmptyDatabase } from '../server/empty-database';
import { newDataFolder } from '../server/paths';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const drawer = (page: Page) => page.getByRole('dialog');

const create = async (page: Page, kind: string, fill: () => Promise<unknown>): Promise<void> => {
  await page.goto(new URL(`/general-settings/directory/${kind}/create`, page.url()).href);
  await fill();
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(submittedMessage).first()).toBeVisible();
};

const addIn = async (page: Page, label: string, name: string): Promise<void> => {
  const picker = main(page).getByRole('combobox', { name: new RegExp(`^${label}\\b`) });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await picker.click();
  await expect(page.getByText(/Type a name to add the first one\./)).toBeVisible();
  await picker.pressSequentially(name);
  await page.getByRole('option', { name: `Add '${name}'` }).click();
  await page.keyboard.press('Escape');
};

const steps = (page: Page) => main(page).getByRole('list', { name: 'Steps' });
const done = (page: Page, count: number) =>
  expect(main(page).getByText(new RegExp(`^${count} of 6 are done\\.`))).toBeVisible();

const walk = async (page: Page, server: ConsoleServer): Promise<void> => {
  await becomeAdministrator(page, server);
  await done(page, 1);
  await expectAccessible(page);

  await page.goto(server.url);
  await expect(steps(page)).toBeInViewport();
  await expect(main(page).getByRole('region').first()).toHaveAccessibleName('Getting started');
  await expect(main(page).getByText('Nothing waits for you.')).toBeVisible();
  await expectAccessible(page);
  expect(await measureLayoutShift(page)).toBe(0);

  await steps(page).getByRole('link', { name: 'Look at the starter set' }).click();
  await expect(main(page).getByRole('list', { name: 'Standard hiring' })).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByLabel(/^Amount for each hire/)
    .fill('25000');
  await main(page).getByRole('button', { name: 'Create what is chosen' }).click();
  await done(page, 3);

  await create(page, 'cities', async () => {
    await main(page).getByLabel(/^Name/).fill('Pune');
    await main(page)
      .getByRole('combobox', { name: /^Country/ })
      .pressSequentially('India');
    await page.getByRole('option', { name: 'India', exact: true }).click();
  });
  await create(page, 'locations', async () => {
    await main(page).getByLabel(/^Name/).fill('Pune, Mill Road');
    await pickOption(page, 'City', 'Pune');
  });

  await page.goto(`${server.url}/job/create`);
  await main(page)
    .getByLabel(/^Job Title/)
    .fill('Baker');
  await main(page)
    .getByLabel(/^Experience/)
    .selectOption('3-5');
  await addIn(page, 'Department', 'Bakery');
  await addIn(page, 'Position', 'Head baker');
  await addIn(page, 'Skills', 'Baking');
  for (const label of [
    ...['Job Type', 'Location', 'Group', 'Recruiting Manager', 'Hiring Manager'],
    ...['Hiring Pipeline', 'Question Group'],
  ])
    await pickOption(page, label);
  await main(page)
    .getByLabel(/^Number of Positions/)
    .fill('1');
  await page.getByRole('textbox', { name: /^Job Description/ }).click();
  await page.keyboard.type('Bakes the bread of the harbour.');
  await expect(main(page).getByLabel(/^Job Title/)).toHaveValue('Baker');
  await saveAndPublish(page);

  await page.goto(`${server.url}/application`);
  await expect(main(page).getByText('No applicants yet')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add Applicant' }).first().click();
  await drawer(page).getByRole('combobox', { name: /^Job/ }).fill('Baker');
  await page.getByRole('option', { name: 'Baker' }).click();
  await drawer(page)
    .getByLabel(/^First name/)
    .fill('Nila');
  await drawer(page)
    .getByLabel(/^Email/)
    .fill('nila@example.com');
  await drawer(page).getByRole('button', { name: 'Add Applicant' }).click();
  await expect(page.getByText(submittedMessage).first()).toBeVisible();

  await main(page).getByRole('button', { name: 'Actions for Nila' }).click();
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click();
  await drawer(page)
    .getByLabel(/^Stage/)
    .selectOption({ label: 'Joining' });
  await drawer(page)
    .getByRole('combobox', { name: /^Status/ })
    .click();
  await page.getByRole('option', { name: 'Hired', exact: true }).click();
  await drawer(page)
    .getByLabel(/^Joining/)
    .fill('01/04/2027');
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByRole('row').filter({ hasText: 'Nila' })).toContainText('Hired');

  await page.goto(`${server.url}/getting-started`);
  await done(page, 5);
  await page.goto(`${server.url}/general-settings/audit-log`);
  await expect(main(page).getByRole('row').filter({ hasText: 'Baker' }).first()).toBeVisible();
  await expectAccessible(page);
};

for (const kind of testedDatabaseKinds)
  test(`journey: from a new installation to the first hire and the audit log, ${kind === 'own' ? kind : `${kind} @detail`}`, async ({
    page,
  }) => {
    const database = await createEmptyDatabase(kind);
    const server = await startConsole(newDataFolder(), {
      MODE: 'production',
      ...database.environment,
    });
    try {
      await walk(page, server);
    } finally {
      await server.kill();
      await database.stop();
    }
  });
