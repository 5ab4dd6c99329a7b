import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const figureOf = async (page: Page, title: string) =>
  Number((await card(page, title).getByRole('table').getByRole('link').first().innerText()).trim());
const listHas = (page: Page, figure: number) =>
  expect(main(page).getByText(new RegExp(`^${figure} applicants?$`))).toBeVisible();

test('journey: an administrator filters a card, turns it into a chart, and opens the list that it counts', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome .+!$/);
  await expect(main(page).getByRole('region').first()).toHaveAccessibleName('Waiting for me');
  const sources = card(page, 'Applicant Source');
  await sources.getByRole('button', { name: 'Department Any' }).click();
  await page.getByRole('combobox', { name: 'Search Department' }).fill('Logistics');
  await page.getByRole('option', { name: 'Logistics' }).click();
  await expect(page).toHaveURL(/sources\.department=\d+/);
  await sources.getByRole('button', { name: 'Show as chart' }).click();
  await expect(sources.getByRole('img', { name: /^Applicant Source: / })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(sources.getByRole('img', { name: /^Applicant Source: / })).toBeVisible();
  await sources.getByRole('button', { name: 'Show as table' }).click();
  const kept = page.waitForEvent('download');
  await sources.getByRole('button', { name: 'Export' }).click();
  expect((await kept).suggestedFilename()).toBe('Applicant Source.csv');
  const figure = await figureOf(page, 'Applicant Source');
  await sources.getByRole('table').getByRole('link').first().click();
  await listHas(page, figure);
});

test('the address of the dashboard contains the selected duration, and a note names that duration @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  await page.getByRole('button', { name: 'Duration: All time' }).click();
  await page.getByRole('menuitemradio', { name: 'This Month' }).click();
  await expect(page).toHaveURL(/duration=month/);
  await expect(page.getByText('follow the selected duration: this month.')).toBeVisible();
});

/** Each payout figure opens exactly the payouts that it counts. */
const openPayoutFigures = async (page: Page) => {
  for (const title of ['Payouts', 'Payout batches']) {
    await card(page, title).scrollIntoViewIfNeeded();
    const links = card(page, title).getByRole('table').getByRole('link');
    await expect(links).toHaveCount(title === 'Payouts' ? 5 : 3);
    for (const link of await links.all()) {
      await card(page, title).scrollIntoViewIfNeeded();
      const count = (await link.innerText()).trim();
      await link.click();
      await expect(main(page).getByText(new RegExp(`^${count} (referral|batch)`))).toBeVisible();
      await page.goBack();
    }
  }
};

const cards: [Role, shown: string[], hidden: string[]][] = [
  ['hiring-manager', ['Waiting for me', 'Applicant Source', 'Trending Jobs'], []],
  [
    'payout-officer',
    ['Waiting for me', 'Jobs at a glance', 'Payouts', 'Payout batches'],
    ['Applicant Source', 'Trending Jobs'],
  ],
  ['auditor', ['Applicant Source', "Your Recruiter's Progress"], ['Waiting for me']],
  ['recruiter', ['Waiting for me', 'Applicant Source'], ['Payouts', 'Payout batches']],
];

for (const [role, shown, hidden] of cards)
  test(`journey: a ${role} sees the cards of that role, and each figure opens the list that it counts`, async ({
    page,
  }) => {
    await signInAs(page, role);
    for (const title of shown) await expect(card(page, title)).toBeVisible();
    await card(page, 'Lists of jobs and referrals').scrollIntoViewIfNeeded();
    await expect(card(page, 'Lists of jobs and referrals').getByRole('link')).not.toHaveCount(0);
    for (const title of hidden) await expect(card(page, title)).toHaveCount(0);
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    if (role === 'payout-officer' || role === 'auditor') await openPayoutFigures(page);
    if (hidden.includes('Applicant Source')) return;
    const figure = await figureOf(page, 'Applicant Source');
    await card(page, 'Applicant Source').getByRole('table').getByRole('link').first().click();
    await listHas(page, figure);
  });

test('a call that fails affects only its own dashboard card @detail', async ({ page }) => {
  await page.route('**/api/v1/dashboard/trending-jobs?**', (route) =>
    route.fulfill({ status: 502 }),
  );
  await signInAs(page, 'administrator');
  await expect(card(page, 'Trending Jobs').getByRole('alert')).toBeVisible();
  await expect(card(page, 'Applicant Source').getByRole('link').first()).toBeVisible();
});
