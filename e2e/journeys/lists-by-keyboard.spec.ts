import { tabUntilFocused } from '../keyboard';
import { signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

interface Journey {
  list: string;
  search: string;
  word: string;
  /**
   * Link or button on a record's page that leads back to the list; without one, the browser's Back is used.
   */
  back?: string;
  drawer: string | RegExp;
}

const journeys: Partial<Record<Role, Journey>> = {
  recruiter: {
    ...{ list: '/application', search: 'Search applicants', word: 'sharma' },
    ...{ back: 'Cancel', drawer: /status/i },
  },
  'recruiting-manager': {
    ...{ list: '/all/job', search: 'Search jobs', word: 'manager' },
    ...{ drawer: /status/i },
  },
  'payout-officer': {
    ...{ list: '/referral-payable?status=due', search: 'Search referrals', word: 'r' },
    ...{ back: 'Referral Payable', drawer: /status/i },
  },
};

for (const [role, { list, search, word, back, drawer }] of Object.entries(journeys))
  test(`${role} searches, opens a record, comes back and changes the next one without a mouse`, async ({
    page,
  }) => {
    await signInAs(page, role as Role, list);
    const rows = page.locator('[data-row] a[data-row-link]');
    await expect(rows.nth(1)).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: search })).toBeFocused();
    await page.keyboard.type(word);
    await expect(page).toHaveURL(new RegExp(`search=${word}`));
    await expect(page.locator('section[aria-busy=true]')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toBeFocused();
    const name = (await rows.first().textContent()) ?? '';

    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    if (back === undefined) await page.goBack();
    else {
      const main = page.getByRole('main');
      const wayBack = main
        .getByRole('link', { name: back, exact: true })
        .or(main.getByRole('button', { name: back, exact: true }));
      await tabUntilFocused(page, wayBack.first());
      await page.keyboard.press('Enter');
    }
    await expect(rows.first()).toBeFocused();
    await expect(page.getByRole('searchbox', { name: search })).toHaveValue(word);

    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByRole('dialog', { name: drawer })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows.nth(1)).toBeFocused();
  });
