import type { Page } from '@playwright/test';
import { signInAs, type Role } from '../sign-in';
import { runSteps } from '../steps';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');

const openRow = (entry: string) => async (page: Page) => {
  await main(page)
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};
const press = (name: string) => (page: Page) =>
  main(page)
    .getByRole('link', { name, exact: true })
    .or(main(page).getByRole('button', { name, exact: true }))
    .first()
    .click();
const openFirst = (page: Page) => main(page).getByRole('table').getByRole('link').first().click();

interface Journey {
  list: string;
  open: (page: Page) => Promise<void>;
  back: string;
}

const journeys: Partial<Record<Role, Journey[]>> = {
  administrator: [
    { list: '/all/job?search=a&page=2', open: openRow('Edit Job'), back: 'Cancel' },
    { list: '/active/job?search=a', open: openRow('Edit'), back: 'Cancel' },
    { list: '/all/jobv1?search=a', open: openRow('Seo Create'), back: 'Back' },
    { list: '/application?search=a&page=2', open: openRow('View Applicant'), back: 'Cancel' },
    { list: '/application?search=a', open: press('Import'), back: 'Cancel' },
    { list: '/applicationv1?search=a', open: press('Import'), back: 'Cancel' },
    { list: '/table?search=a', open: press('Import'), back: 'Cancel' },
    { list: '/general-settings/directory/people?search=a', open: press('Import'), back: 'Cancel' },
    { list: '/general-settings/directory/people?search=r', open: openRow('Edit'), back: 'Cancel' },
    { list: '/source?search=a', open: openRow('Edit'), back: 'Cancel' },
    { list: '/question-template?search=a', open: openRow('Edit'), back: 'Cancel' },
    { list: '/general-settings/roles?search=a', open: openFirst, back: 'Back' },
    { list: '/general-settings/roles?search=r', open: press('Invite a person'), back: 'Cancel' },
    { list: '/referral-hired?search=a', open: openRow('View Payable'), back: 'Referral Hired' },
    {
      list: '/total-referrals?search=a',
      open: openRow('View Payable'),
      back: 'Total No. Of Referral',
    },
  ],
  'payout-officer': [
    {
      list: '/referral-payable?search=a&page=2',
      open: openRow('View Payable'),
      back: 'Referral Payable',
    },
    {
      list: '/referral-payable?search=a',
      open: press('Payout batches'),
      back: 'Referral Payable',
    },
    {
      list: '/job-referral?search=a',
      open: press('Payout calendar'),
      back: 'Referral Payable',
    },
  ],
  referrer: [{ list: '/open-jobs?search=a', open: openFirst, back: 'Open Jobs' }],
};

for (const [role, lists] of Object.entries(journeys))
  test(`journey: a page that ${role} opens from a list leads back to that list, also after a reload`, async ({
    page,
  }) => {
    await signInAs(page, role as Role);
    await runSteps(
      lists.map(({ list, open, back }) => [
        `${list} by ${back}`,
        async () => {
          await page.goto(list);
          await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
          await open(page);
          await expect(page).not.toHaveURL(({ pathname }) => list.startsWith(pathname));
          await page.reload();
          await press(back)(page);
          await expect(page).toHaveURL(({ pathname, search }) => pathname + search === list);
        },
      ]),
    );
  });
