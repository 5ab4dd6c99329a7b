import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
const agree = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

/** The newest due payouts are in no batch yet. */
const newestDue = '/referral-payable?status=due&sort=-payable';
const tickNewest = async (page: Page, count: number) => {
  const boxes = main(page).getByRole('checkbox', { name: /^Select / });
  for (let place = 1; place <= count; place += 1) await boxes.nth(place).check();
};

test('journey: a due payout is paid in a batch, and payroll confirms it', async ({ page }) => {
  await signInAs(page, 'payout-officer', newestDue);
  await tickNewest(page, 1);
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Build batch' })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('1 of 1 can be built');
  await expectAccessible(page);
  await agree(page, 'Build batch');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/^Batch \d+$/);
  const batch = await main(page).getByRole('heading', { level: 1 }).innerText();
  await expect(main(page).getByText('To be approved').first()).toBeVisible();
  await expectAccessible(page);

  await press(page, 'Approve');
  await agree(page, 'Approve');
  await press(page, 'Export for payroll');
  const download = page.waitForEvent('download');
  await agree(page, 'Export');
  const sent = readFileSync(await (await download).path(), 'utf8');
  expect(sent.trim().split('\r\n')).toHaveLength(2);
  await expect(main(page).getByRole('button', { name: 'Discard' })).toHaveCount(0);

  const again = page.waitForEvent('download');
  await press(page, 'Download the file');
  expect(readFileSync(await (await again).path(), 'utf8')).toBe(sent);

  await press(page, 'Import confirmation');
  const drawer = page.getByRole('dialog', { name: 'Import Confirmation' });
  const [head = '', line = ''] = sent.trim().split('\r\n');
  const foreign = line.replace(/^([^,]+),([^,]+)/, '$1,2000000');
  await drawer.getByLabel(/^File/).setInputFiles({
    name: 'paid.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([head, line, foreign].join('\r\n')),
  });
  await drawer.getByRole('button', { name: 'Check the rows' }).click();
  await expect(drawer.getByText('No payout of this batch has this id.')).toBeVisible();
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Mark 1 as paid' }).click();
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(main(page).getByText('Paid', { exact: true }).first()).toBeVisible();

  await expect(main(page).getByRole('link', { name: 'Referral Payable' })).toBeVisible();
  await page.goto('/payout-batches');
  const link = page.getByRole('link', { name: batch, exact: true });
  const row = main(page).getByRole('row').filter({ has: link });
  await expect(row).toContainText('Paid');
  await expectAccessible(page);
  await link.click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(batch);
  await main(page)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'View Payable' }).click();
  await expect(main(page).getByText('Exported → Paid')).toBeVisible();
});

test('a person without the permission to pay can neither build nor export a batch', async ({
  page,
}) => {
  await signInAs(page, 'recruiting-manager', '/payout-batches');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Payout Batches');
  await page.goto('/referral-payable');
  await main(page)
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByRole('button', { name: 'Status' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Build batch' })).toHaveCount(0);
});

test('a payout is removed from a batch with a reason, and put back @detail', async ({ page }) => {
  await signInAs(page, 'payout-officer', newestDue);
  await tickNewest(page, 2);
  await page
    .getByRole('region', { name: 'Selection' })
    .getByRole('button', { name: 'Build batch' })
    .click();
  await agree(page, 'Build batch');
  await expect(main(page).getByText(/^2 payouts, /)).toBeVisible();

  const actions = main(page).getByRole('button', { name: /^Actions for/ });
  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Take out' }).click();
  const drawer = page.getByRole('dialog', { name: 'Take out of the batch' });
  await drawer.getByLabel(/^Remark/).fill('Wrong account');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText(/^1 payout, /)).toBeVisible();
  await expect(main(page).getByText(/: Wrong account$/)).toBeVisible();
  await expectAccessible(page);

  await actions.first().click();
  await page.getByRole('menuitem', { name: 'Put back' }).click();
  await agree(page, 'Put back');
  await expect(main(page).getByText(/^2 payouts, /)).toBeVisible();
  await press(page, 'Discard');
  await agree(page, 'Discard');
  await expect(main(page).getByText('Discarded').first()).toBeVisible();
});

test('the page of a missing batch says so, and leads back to the list @detail', async ({
  page,
}) => {
  await signInAs(page, 'auditor', '/payout-batches/1000000');
  await expect(main(page).getByText('There is no such batch')).toBeVisible();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Show batches' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Payout Batches');
});
