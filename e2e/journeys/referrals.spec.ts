import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const actions = (page: Page) => main(page).getByRole('button', { name: /^Actions for/ });

test('a payout is put on hold, says why everywhere, and goes on', async ({ page }) => {
  await signInAs(page, 'payout-officer', '/referrals');
  await main(page).getByRole('link', { name: 'Referral Payable' }).click();
  await expect(page).toHaveURL(/\/referral-payable$/);
  await expect(actions(page).first()).toBeVisible();
  // Whose release period ends last: it is not over.
  await page.goto('/referral-payable?status=waiting&sort=-payable');
  const name = (await actions(page).first().getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^Actions for /);

  await actions(page).first().click();
  const status = page.getByRole('menuitem', { name: /^Status/ });
  await expect(status).toHaveAttribute('aria-disabled', 'true');
  await expect(status).toContainText('so you can neither change the status nor export the data.');
  await page.getByRole('menuitem', { name: 'Hold' }).click();
  const drawer = page.getByRole('dialog', { name: 'Referral Status' });
  await drawer.getByLabel('Remark').fill('Payroll checks the joining date');
  await drawer.getByLabel('Reason').selectOption('Employment is not confirmed');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your change has been successfully submitted')).toBeVisible();

  await main(page)
    .getByRole('button', { name: /^Status/ })
    .click();
  await page.getByRole('menuitemradio', { name: 'On hold' }).click();
  await expect(page).toHaveURL(/status=on-hold/);
  await main(page).getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'View Payable' }).click();
  await expect(
    main(page).getByText('Waiting → On hold: Employment is not confirmed'),
  ).toBeVisible();
  await expect(main(page).getByText('Payroll checks the joining date')).toBeVisible();
  await expectAccessible(page);
  const eligible = main(page).getByRole('button', { name: 'Eligible' });
  await main(page).getByRole('checkbox', { name: 'I have checked this referral' }).check();
  await expect(eligible).toHaveAttribute('aria-disabled', 'true');
});

test('a referrer follows their own referrals in safe words', async ({ page }) => {
  await signInAs(page, 'referrer', '/total-referrals');
  await expect(actions(page).first()).toBeVisible();
  await expect(main(page).getByRole('columnheader', { name: 'Progress' })).toBeVisible();
  await expect(main(page).getByRole('columnheader', { name: 'Aadhaar Number' })).toHaveCount(0);
  await actions(page).first().click();
  await expect(page.getByRole('menuitem')).toHaveText(['View Payable']);
  await page.getByRole('menuitem').click();
  await expect(main(page).getByText('Expected date')).toBeVisible();
  await expect(main(page).getByText('Contact Information')).toHaveCount(0);
});
