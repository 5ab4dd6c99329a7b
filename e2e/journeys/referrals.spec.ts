import type { Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { goToAddressInConsole } from '../go-within';
import { emptyPage, signInAs } from '../sign-in';
import { runSteps } from '../steps';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const actions = (page: Page) => main(page).getByRole('button', { name: /^Actions for/ });

test('a payout is put on hold, shows the reason on every page, and is resumed', async ({
  page,
}) => {
  await signInAs(page, 'payout-officer', '/referrals');
  await main(page).getByRole('link', { name: 'Referral Payable' }).click();
  await expect(page).toHaveURL(/\/referral-payable$/);
  await expect(actions(page).first()).toBeVisible();
  await page.goto('/referral-payable?status=waiting&sort=-payable');
  const name = (await actions(page).first().getAttribute('aria-label')) ?? '';
  expect(name).toMatch(/^Actions for /);

  await actions(page).first().click();
  const status = page.getByRole('menuitem', { name: /^Status/ });
  await expect(status).toHaveAttribute('aria-disabled', 'true');
  await expect(status).toHaveAccessibleDescription(
    /so you can neither change the status nor export the data\.$/,
  );
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

test('a referrer follows their own referrals, in wording without confidential details', async ({
  page,
}) => {
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

const walkList = async (page: Page, list: string) => {
  await goToAddressInConsole(page, list);
  await expect(main(page).getByText(/^Showing 1 to 10 of \d+ entries$/)).toBeVisible();
  await main(page).getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(main(page).getByText(/^Showing 11 to \d+ of \d+ entries$/)).toBeVisible();
  // Finds rows by their unticked state, since a new row may move the others between two ticks.
  const unticked = main(page).getByRole('checkbox', { name: /^Select (?!all)/, checked: false });
  for (const count of [1, 2]) {
    await unticked.first().click();
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText(
      `${count} Selected`,
    );
  }
  await actions(page).first().click();
  await page.getByRole('menuitem', { name: 'View Applicant' }).click();
  await expect(page).toHaveURL(/\/application\/view\/\d+$/);
};

test('each list of referrals is paged, its rows can be ticked, and a row leads to its applicant @detail', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  await runSteps(
    ['/total-referrals', '/referral-progress', '/referral-hired'].map((list) => [
      list,
      () => walkList(page, list),
    ]),
  );
});

const leadBack = async (page: Page) => {
  await goToAddressInConsole(page, '/job-referral');
  await actions(page).first().click();
  await page.getByRole('menuitem', { name: 'View Payable' }).click();
  await expect(page).toHaveURL(/\/job-referral\/\d+$/);
  await main(page).getByRole('link', { name: 'Referral Payable' }).click();
  await expect(page).toHaveURL(/\/job-referral$/);
};

const showNewStatus = async (page: Page) => {
  await goToAddressInConsole(page, '/referral-payable?sort=-payable');
  const waiting = main(page).getByRole('row').filter({ hasText: 'Waiting' }).first();
  const name = await waiting
    .getByRole('button', { name: /^Actions for/ })
    .getAttribute('aria-label');
  const action = page.getByRole('button', { name: name ?? '', exact: true });
  const row = main(page).getByRole('row').filter({ has: action });
  await page.evaluate(() => sessionStorage.setItem('opened', String(performance.timeOrigin)));
  await action.click();
  await page.getByRole('menuitem', { name: 'Hold' }).click();
  const drawer = page.getByRole('dialog', { name: 'Referral Status' });
  await drawer.getByLabel('Remark').fill('Waits for payroll');
  await drawer.getByLabel('Reason').selectOption('Employment is not confirmed');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('On hold');
  expect(
    await page.evaluate(() => sessionStorage.getItem('opened') === String(performance.timeOrigin)),
  ).toBe(true);
};

test('a payable opens from the list of job referrals, and a row shows its new status at once', async ({
  page,
}) => {
  await signInAs(page, 'payout-officer', emptyPage);
  await runSteps([
    ['the list of job referrals opens the payable detail, which leads back', () => leadBack(page)],
    ['a row shows its new status at once, without a reload', () => showNewStatus(page)],
  ]);
});
