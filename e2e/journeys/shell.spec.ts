import type { Page } from '@playwright/test';
import { readData } from '../call-api';
import { expectWidth } from '../expect-width';
import { signInAs } from '../sign-in';
import { runSteps } from '../steps';
import { expect, test } from '../test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const topEntries = (page: Page) => menu(page).locator('> ul > li');
const groupButton = (page: Page, name: string) => menu(page).getByRole('button', { name });
/** A menu entry may show a count after its title. */
const link = (page: Page, name: string) =>
  menu(page).getByRole('link', { name: new RegExp(`^${name}(\\W*\\d|$)`) });

const dashboardSet = ['Dashboard', 'Jobs', 'Applicants', 'Referrals', 'General Settings'];
const referralSet = [
  'Questions',
  'Referrals Settings',
  'Referral Amount',
  'Referrer Eligibility',
  'Set-Up',
  'Hiring Process',
  'Group',
  'Job priority',
  'General Settings',
];

const expectSet = async (page: Page, titles: string[]) => {
  await expect(topEntries(page)).toHaveCount(titles.length);
  const shown = await topEntries(page).evaluateAll((entries) =>
    entries.map((entry) => entry.querySelector('a, button')?.textContent?.replace(/\d.*/, '')),
  );
  expect(shown).toEqual(titles);
};

test.beforeEach(({ page }) => signInAs(page, 'administrator'));

interface App {
  status: string;
  appName: string;
  appUrl: string;
  appIcon: string;
}

interface Person {
  userName: string;
  lastName: string;
  email: string;
  joiningDate: string;
  userAvatar: string | null;
}

const withAnswer = (page: Page, path: string, change: (data: object) => object) =>
  page.route(`**${path}?**`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: change(body.data) } });
  });

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const servePictures = async (page: Page, origin: string) => {
  await page.route(`${origin}/pictures/there.png`, (route) =>
    route.fulfill({ body: pixel, contentType: 'image/png' }),
  );
  await page.route(`${origin}/pictures/gone.png`, (route) => route.fulfill({ status: 404 }));
};

const groups = {
  Questions: [['Question Group', '/question-template']],
  'Set-Up': [
    ['Applicant Source', '/source'],
    ['Applicant Status', '/applicant-status'],
    ['SEO Keyword', '/seo-keyword'],
    ['SEO Graph', '/seo-graph'],
  ],
  'Hiring Process': [
    ['Hiring Pipeline', '/hiring-pipeline'],
    ['Stages', '/stages'],
    ['Status', '/status'],
  ],
} as const;

const closeAndOpenSidebar = async (page: Page) => {
  await page.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
};

const readApps = async (page: Page) => {
  const apps = await readData<App[]>(page, '/api/v1/app-manager');
  const active = apps.filter(
    ({ status, appUrl }) => status === 'active' && appUrl.startsWith('http'),
  );
  expect(active.length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'All Apps' }).click();
  const entries = page.getByRole('menu', { name: 'All Apps' }).getByRole('menuitem');
  await expect(entries).toHaveCount(active.length);
  for (const { appName, appUrl } of active) {
    const entry = entries.filter({ hasText: appName });
    expect(await entry.getAttribute('href')).toBe(appUrl);
    await expect(entry.locator('img, svg').first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(entries).toHaveCount(0);
};

const readUserMenu = async (page: Page) => {
  const person = await readData<Person>(page, '/api/v1/userinfo');
  await page.getByRole('button', { name: /^User menu/ }).click();
  const since = new Date(person.joiningDate).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  for (const words of [`${person.userName} ${person.lastName}`, person.email])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  await expect(page.getByText(`Member since ${since}`)).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', /.+/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
};

const showAvatar = async (page: Page, url: string) => {
  const avatar = page.getByRole('button', { name: /^User menu/ }).locator('img');
  await servePictures(page, url);
  for (const [name, count] of [
    ['there', 1],
    ['gone', 0],
  ] as const) {
    const userAvatar = `${url}/pictures/${name}.png`;
    await withAnswer(page, '/api/v1/userinfo', (person) => ({ ...person, userAvatar }));
    await page.reload();
    await expect(page.getByRole('button', { name: /^User menu, / })).toBeVisible();
    await expect(avatar).toHaveCount(count);
    if (count) await expect(avatar).toHaveAttribute('src', userAvatar);
  }
  await page.unrouteAll();
};

const showLogo = async (page: Page, url: string) => {
  const icon = page.locator('link[rel="icon"]');
  const logo = page.getByRole('banner').getByRole('link', { name: /home$/ }).locator('img');
  await servePictures(page, url);
  const there = `${url}/pictures/there.png`;
  await withAnswer(page, '/api/v1/company/1', (company) => ({
    ...company,
    companyLogo: there,
    companyFaviconIcon: there,
  }));
  await page.reload();
  await expect(logo).toHaveAttribute('src', there);
  await expect(icon).toHaveAttribute('href', there);

  const gone = `${url}/pictures/gone.png`;
  await withAnswer(page, '/api/v1/company/1', (company) => ({
    ...company,
    companyLogo: gone,
    companyFaviconIcon: gone,
  }));
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: /home$/ })).not.toHaveText('');
  await expect(logo).toHaveCount(0);
  await expect(icon).toHaveAttribute('href', /^data:image\/svg\+xml/);
  await page.unrouteAll();
};

const switchSets = async (page: Page) => {
  await page.getByRole('button', { name: 'Referral and hiring setup' }).click();
  await expect(page).toHaveURL(/\/question-template$/);
  await expectSet(page, referralSet);
  await page.getByRole('button', { name: 'Back to the dashboard menu' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expectSet(page, dashboardSet);
};

const openDashboardEntries = async (page: Page) => {
  for (const [name, path] of [
    ['Applicants', '/application'],
    ['Referrals', '/referrals'],
    ['Jobs', '/all/job'],
    ['Dashboard', '/'],
    ['General Settings', '/general-settings'],
  ] as const) {
    await link(page, name).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  }
};

const openGroups = async (page: Page) => {
  await page.goto('/job-priority');
  for (const [title, entries] of Object.entries(groups)) {
    const button = groupButton(page, title);
    const named = page.getByRole('button', { name: title });
    const list = topEntries(page).filter({ has: named }).locator('ul');
    await expect(list).toBeHidden();
    await button.click();
    await expect(list.getByRole('link')).toHaveText(entries.map(([name]) => name));
    for (const [name, path] of entries) {
      await link(page, name).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
    await button.click();
    await expect(list).toBeHidden();
  }
};

const openSingleEntries = async (page: Page) => {
  await page.goto('/question-template');
  for (const [name, path] of [
    ['Referrals Settings', '/referral-settings'],
    ['Referral Amount', '/referral-amount'],
    ['Referrer Eligibility', '/referrer-eligibility'],
    ['Group', '/groupview'],
    ['Job priority', '/job-priority'],
  ] as const) {
    await link(page, name).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
};

const readFooter = async (page: Page) => {
  const [footer] = await readData<{ content: string; version: string }[]>(page, '/api/v1/footer');
  for (const path of ['/', '/job-priority']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(footer?.content ?? '?');
    await expect(page.getByRole('contentinfo')).toContainText('Version 1.0.23');
  }
};

const openTable = async (page: Page) => {
  await page.goto('/table');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('');
  await expect(page.getByRole('alert')).toHaveCount(0);
};

const leaveUnknownAddress = async (page: Page) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
};

test('top bar, sidebar and footer open the pages that they name', async ({ page }) => {
  await runSteps([
    ['the open sidebar is 232 px wide', () => expectWidth(page.getByRole('complementary'), 232)],
    ['the top bar closes and opens the sidebar', () => closeAndOpenSidebar(page)],
    ['All Apps lists the active apps with name, icon and address', () => readApps(page)],
    ['the user menu shows name, email, member since and profile', () => readUserMenu(page)],
    ['the toggle switches the menu set and opens its first entry', () => switchSets(page)],
    ['entries of the dashboard set open their pages', () => openDashboardEntries(page)],
    ['menu groups open, close and show their entries', () => openGroups(page)],
    ['single entries of the referral set open their pages', () => openSingleEntries(page)],
    ['the footer shows its stored content and a version', () => readFooter(page)],
    ['/table opens its page', () => openTable(page)],
    ['an address that does not exist says so and leads home', () => leaveUnknownAddress(page)],
  ]);
});

test('the console shows the pictures of the person and the company, or standard ones', async ({
  page,
  server: { url },
}) => {
  await runSteps([
    ['the avatar is userAvatar, or initials when it cannot be loaded', () => showAvatar(page, url)],
    ['logo and favicon are the company’s, or standard ones', () => showLogo(page, url)],
  ]);
});

const addresses: [path: string, titles: string[], group?: string][] = [
  ...['/all/job', '/job/create', '/application', '/referrals', '/total-referrals'].map(
    (path): [string, string[]] => [path, dashboardSet],
  ),
  ...['/seo-graph/create', '/question-list/1', '/group/create', '/job-priority'].map(
    (path): [string, string[]] => [path, referralSet],
  ),
  ['/stages', referralSet, 'Hiring Process'],
  ['/applicant-status', referralSet, 'Set-Up'],
  ['/question-template', referralSet, 'Questions'],
];

test('each address shows the menu that contains its page, with the menu group of that page open', async ({
  page,
}) => {
  await runSteps(
    addresses.map(([path, titles, group]) => [
      `${path} shows ${titles.length} entries`,
      async () => {
        await page.goto(path);
        await expectSet(page, titles);
        if (group) await expect(groupButton(page, group)).toHaveAttribute('aria-expanded', 'true');
      },
    ]),
  );
});
