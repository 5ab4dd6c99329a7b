import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { submittedMessage } from '../job-form';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const confirmDeletion = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'OK' }).click();
};

test('journey: a payout officer adds a slab, and a job in an open tab offers it', async ({
  page,
  browser,
}) => {
  const name = `Night slab ${Date.now()}`;
  const position = 'Team Lead';
  await signInAs(page, 'payout-officer', '/referral-amount');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Referral Amount Calculation');
  const recruiter = await (await browser.newContext()).newPage();
  await signInAs(recruiter, 'recruiter', '/job/create');
  await recruiter.getByRole('combobox', { name: /^Referral/ }).click();
  const offered = recruiter.getByRole('option', { name: new RegExp(name) });
  await expect(recruiter.getByRole('listbox').getByRole('option').first()).toBeVisible();

  await main.getByRole('button', { name: 'Add New Referral Slab' }).click();
  await page.keyboard.press('Enter');
  await expect(main.getByText('Please fill the required fields').first()).toBeVisible();
  await expect(main.getByText(/^Saving this touches none of the \d+ open referrals/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(name);
  await choose(page, 'Department', 'Packaging');
  await choose(page, 'Position', position);
  await main.getByRole('spinbutton', { name: 'Amount' }).fill('12500.50');
  await page.keyboard.press('Enter');
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await main.getByRole('searchbox').fill(name);
  await expect(main.getByText('1 slab', { exact: true })).toBeVisible();
  const row = main.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('INR 12,500.5');
  await recruiter.getByRole('combobox', { name: /^Referral/ }).fill(name);
  await expect(offered).toBeVisible();

  await main.getByRole('button', { name: `Edit ${name}` }).click();
  await main.getByRole('spinbutton', { name: 'Amount' }).fill('');
  await page.keyboard.press('Enter');
  await expect(main.getByText('fill all the fields')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(row).toContainText('INR 12,500.5');
  await main.getByRole('button', { name: `Delete ${name}` }).click();
  await confirmDeletion(page);
  await expect(main.getByText('No slabs match these filters')).toBeVisible();
  await expect(offered).toHaveCount(0);
});

test('journey: an administrator changes in the row of a position whether its people may refer', async ({
  page,
}) => {
  await signInAs(page, 'administrator', '/referrer-eligibility');
  const main = page.getByRole('main');
  const rows = main.getByRole('button', { name: /^Edit / });
  await expect(rows.first()).toBeVisible();
  const name = ((await rows.first().getAttribute('aria-label')) ?? '').replace('Edit ', '');
  await main.getByRole('button', { name: 'Add New Position' }).click();
  await choose(page, 'Position', name);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Please select unique value')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Leave' }).click();

  const row = main.getByRole('row', { name: new RegExp(`^Select ${name}`) });
  const before = (await row.innerText()).includes('Yes') ? 'Yes' : 'No';
  const after = before === 'Yes' ? 'No' : 'Yes';
  await main.getByRole('button', { name: `Edit ${name}` }).click();
  await main.getByRole('combobox', { name: 'Eligible' }).selectOption(after);
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText(after);
  await expect(main.getByRole('button', { name: `Edit ${name}` })).toBeFocused();

  await main.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText('Nothing uses what you delete.')).toBeVisible();
  await confirmDeletion(page);
  await expect(row).toHaveCount(0);
});
