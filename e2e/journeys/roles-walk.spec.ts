import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../at-rest';
import { goToAddressInConsole } from '../go-within';
import { findRowActions } from '../job-list';
import { signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

const main = (page: Page) => page.getByRole('main');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

const noteRefusals = (page: Page): string[] => {
  const refused: string[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() === 403) refused.push(`${answer.request().method()} ${pathname}`);
  });
  return refused;
};

const noteViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (words: string) => violations.push(words));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteViolation } = globalThis as unknown as { noteViolation(words: string): void };
      noteViolation(`${event.violatedDirective} ${event.blockedURI}`);
    }),
  );
  return violations;
};

/**
 * Evaluates code from text in a later task, so that the page's content security policy applies and not the
 * test's.
 */
const codeOfText = `new Promise((done) => setTimeout(() => done(
  [() => eval('1'), () => new Function('return 1')()].map((attempt) => {
    try {
      return attempt();
    } catch (error) {
      return error.name;
    }
  }))))`;

const settled = async (page: Page) => {
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilIdle(page);
};

const openGroups = async (page: Page) => {
  const closed = menu(page).getByRole('button', { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
};

const walkMenu = async (page: Page) => {
  await expect(menu(page).getByRole('link').first()).toBeVisible();
  await openGroups(page);
  const links = await menu(page).getByRole('link').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await openGroups(page);
    await menu(page)
      .locator(`a[href="${address ?? ''}"]`)
      .click();
    await settled(page);
  }
};

const openFilters = async (page: Page) => {
  const adder = main(page).getByRole('button', { name: 'Add a filter' });
  if ((await adder.count()) === 0) return;
  await adder.click();
  const names = await page.getByRole('menuitem').allTextContents();
  await page.keyboard.press('Escape');
  for (const name of names) {
    await adder.click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await waitUntilIdle(page);
    await page.keyboard.press('Escape');
  }
};

const walkList = async (page: Page, path: string, view: RegExp) => {
  await goToAddressInConsole(page, path);
  await settled(page);
  await openFilters(page);
  await goToAddressInConsole(page, path);
  await findRowActions(page).first().click();
  await page.getByRole('menuitem', { name: view }).click();
  await settled(page);
  for (const tab of await main(page).getByRole('tab').all()) {
    await tab.click();
    await waitUntilIdle(page);
  }
};

const readsApplicants: readonly Role[] = [
  'administrator',
  'recruiting-manager',
  'recruiter',
  'hiring-manager',
  'auditor',
];
const roles: readonly Role[] = [...readsApplicants, 'payout-officer', 'referrer'];

for (const role of roles)
  test(`opening each menu entry as ${role} sends no call that is refused, and breaks no security policy`, async ({
    page,
  }) => {
    const refused = noteRefusals(page);
    const violations = await noteViolations(page);
    await signInAs(page, role);
    await settled(page);
    await walkMenu(page);
    const toggle = page.getByRole('button', { name: 'Referral and hiring setup' });
    if ((await toggle.count()) > 0) {
      await toggle.click();
      await expect(page.getByRole('button', { name: 'Back to the dashboard menu' })).toBeVisible();
      await walkMenu(page);
    }
    await walkList(page, '/all/job?job=all', /^View Job$/);
    if (readsApplicants.includes(role)) await walkList(page, '/application', /^View Applicant$/);
    expect(refused).toEqual([]);
    expect(violations).toEqual([]);
    // Proves that the content security policy is active and that violations are recorded.
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.text = 'globalThis.isInline = true';
      document.head.append(script);
    });
    await expect.poll(() => violations).toEqual([expect.stringMatching(/^script-src/)]);
    expect(await page.evaluate(codeOfText)).toEqual(['EvalError', 'EvalError']);
  });

for (const role of ['referrer', 'auditor'] as const)
  test(`before its code loads, the start page shows the greeting to a ${role} only if the role includes it @detail`, async ({
    page,
  }) => {
    await signInAs(page, role);
    await settled(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#stand-in-bar')).toBeVisible();
    await expect(page.getByText('Welcome!')).toBeVisible({ visible: role === 'auditor' });
    await page.goto('/all/job', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('#stand-in-head')).toContainText('Jobs');
    await expect(page.locator('#stand-in-head')).toBeVisible();
  });

test('a referrer starts at the list of jobs, and is offered nothing that the role excludes', async ({
  page,
}) => {
  await signInAs(page, 'referrer');
  await expect(page).toHaveURL(/\/all\/job$/);
  await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await findRowActions(page).first().click();
  await expect(page.getByRole('menuitem')).toHaveText(['View Job']);
  await page.keyboard.press('Escape');
  await expect(main(page).getByRole('checkbox')).toHaveCount(0);
  for (const name of ['Export', 'Create Job'])
    await expect(main(page).getByText(name, { exact: true })).toHaveCount(0);

  await findRowActions(page).first().click();
  await page.getByRole('menuitem', { name: 'View Job' }).click();
  await settled(page);
  await expect(main(page).getByRole('tab').first()).toBeVisible();
  await main(page).getByRole('button').click();
  await expect(page.getByRole('menuitem')).toHaveText(['View on careers site']);
});
