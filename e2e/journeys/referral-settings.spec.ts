import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

test('journey: changed referral settings show in another browser', async ({ page, browser }) => {
  const second = await browser.newPage();
  await signInAs(second, 'payout-officer', '/referral-settings');
  await signInAs(page, 'administrator', '/referral-settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Referrals Settings');
  const choice = (on: typeof page, group: string, name: string) =>
    on.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  await expect(choice(second, 'Payment release period', '90 days')).toBeChecked();
  await expectAccessible(page);

  await choice(page, 'Payment release period', '45 days').check();
  await choice(page, 'Reference gap period', '1 year').check();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your change has been successfully submitted')).toBeVisible();
  await expect(choice(second, 'Payment release period', '45 days')).toBeChecked();
  await expect(choice(second, 'Reference gap period', '1 year')).toBeChecked();

  await page.reload();
  await expect(choice(page, 'Payment release period', '45 days')).toBeChecked();

  await choice(page, 'Calculation type', 'Position').click();
  await expect(main.getByText('Position is not in force')).toBeVisible();
  await expect(choice(page, 'Payment release period', '90 days')).toBeChecked();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Position is not in force')).toBeHidden();

  await choice(page, 'Calculation type', 'Referral slab').click();
  await expect(choice(page, 'Payment release period', '45 days')).toBeChecked();
  await choice(page, 'Payment release period', '90 days').check();
  await choice(page, 'Reference gap period', '6 months').check();
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Referral slab is not in force')).toBeHidden();

  await second.getByRole('link', { name: 'Audit log' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Audit log');
  await expect(second.getByRole('row', { name: /referral/i }).first()).toBeVisible();
  await second.close();
});
