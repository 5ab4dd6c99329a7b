import type { Locator, Page } from '@playwright/test';
import { waitUntilDrawn } from '../at-rest';
import { expectAccessible } from '../expect-accessible';
import { tabUntilFocused } from '../keyboard';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const legendOf = (drawn: Locator) =>
  drawn.getByRole('img').evaluate((picture) => {
    const fillOf = (shape: Element) => getComputedStyle(shape).fill;
    const edge = picture.getBoundingClientRect();
    const entries = [...picture.querySelectorAll('li')].map((entry) => {
      const { right, bottom } = entry.getBoundingClientRect();
      const isCut = right > edge.right || bottom > edge.bottom;
      const dot = entry.querySelector('span') ?? entry;
      const colour = getComputedStyle(dot).backgroundColor;
      return { words: entry.textContent, colour, isCut };
    });
    const bars = [...picture.querySelectorAll('[data-testid^="bar.item."]')].map((bar) => {
      const [, figure = ''] =
        /^bar\.item\.(.+)\.\d+$/.exec(bar.getAttribute('data-testid') ?? '') ?? [];
      return { figure, colour: fillOf(bar) };
    });
    return { entries, bars };
  });

const expectLegend = async (drawn: Locator, figures: readonly string[]) => {
  await waitUntilDrawn(drawn.page());
  const { entries, bars } = await legendOf(drawn);
  expect(bars.length).toBeGreaterThan(0);
  expect(entries.map(({ words, isCut }) => [words, isCut])).toEqual(
    figures.map((figure) => [figure, false]),
  );
  expect(new Set(entries.map(({ colour }) => colour)).size).toBe(figures.length);
  for (const { words, colour } of entries) {
    const ofFigure = bars.filter(({ figure }) => figure === words);
    expect(new Set(ofFigure.map((bar) => bar.colour))).toEqual(new Set([colour]));
  }
};

const charts: [title: string, address: string, figure: RegExp, legend: string[]][] = [
  ['Applicant Source', '/?sources.view=chart', /^.+: \d+$/, []],
  [
    ...(["Your Recruiter's Progress", '/?recruiters.view=chart', /^.+, Closed: \d+$/] as const),
    ['Inprogress', 'Closed', 'Overdue'],
  ],
  ['Trending Jobs', '/?trending.view=chart', /^.+: \d+$/, []],
];

for (const [title, address, named, legend] of charts)
  test(`by keyboard, a bar of ${title} opens exactly the list that it counts, and a legend explains the bar`, async ({
    page,
  }) => {
    await signInAs(page, 'administrator', address);
    const drawn = card(page, title);
    const figures = drawn.getByRole('group', { name: `Figures of ${title}` }).getByRole('link');
    const figure = figures.and(page.getByRole('link', { name: named })).first();
    await expect(figure).toBeVisible();
    // The chart was drawn before the switch, and its legend must still match.
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectLegend(drawn, legend);
    }
    const [, count] = /: (\d+)$/.exec((await figure.getAttribute('aria-label')) ?? '') ?? [];
    await drawn.getByRole('button', { name: 'Export' }).focus();
    await tabUntilFocused(page, figure);
    await expect(figure.locator('text')).toHaveCSS('opacity', '1');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/application\?/);
    await expect(
      page.getByRole('main').getByText(new RegExp(`^${String(count)} applicants?$`)),
    ).toBeVisible();
    await page.goBack();
    await expect(figures.first()).toBeVisible();
  });

test('the keyboard reaches every bar that opens a list, row by row, and a screen reader reads its name and value', async ({
  page,
}) => {
  await signInAs(page, 'administrator', '/?recruiters.view=table');
  const progress = card(page, "Your Recruiter's Progress");
  const rows = progress.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const expected = (await rows.evaluateAll((all) => {
    const [head, ...lines] = all.map((row) =>
      [...row.children].map((cell) => cell.textContent ?? ''),
    );
    return lines.flatMap(([name = '', ...figures]) =>
      figures.flatMap((figure, at) =>
        figure === '0' ? [] : `${name}, ${head?.[at + 1] ?? ''}: ${figure}`,
      ),
    );
  })) as string[];
  await progress.getByRole('button', { name: 'Show as chart' }).click();
  const figures = progress
    .getByRole('group', { name: "Figures of Your Recruiter's Progress" })
    .getByRole('link');
  await expect(figures.first()).toBeVisible();
  expect(
    await figures.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(expected);
});

test('Enter on a step of the funnel opens its list', async ({ page }) => {
  await signInAs(page, 'administrator', '/job/view/1?tab=analytics&acquisitions.view=chart');
  const steps = page.getByRole('group', { name: 'Figures of Acquisitions' }).getByRole('link');
  await expect(steps).toHaveCount(4);
  const [, count] = /: (\d+)$/.exec((await steps.first().getAttribute('aria-label')) ?? '') ?? [];
  await steps.first().focus();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/application\?.*progress=relevant/);
  await expect(
    page.getByRole('main').getByText(new RegExp(`^${String(count)} applicants?$`)),
  ).toBeVisible();
});

test('a bar of Time to Hire opens the hired applicants that its median covers', async ({
  page,
}) => {
  await signInAs(page, 'administrator');
  await page.keyboard.press('Tab');
  const times = card(page, 'Time to Hire');
  await times.scrollIntoViewIfNeeded();
  const line = times.getByRole('table').getByRole('row').nth(1);
  const [department = '', , hired = ''] = await line.evaluate((row) =>
    [...row.children].map((cell) => cell.textContent ?? ''),
  );
  await times.getByRole('button', { name: 'Show as chart' }).click();
  const figures = times.getByRole('group', { name: 'Figures of Time to Hire' }).getByRole('link');
  const figure = figures.and(page.getByRole('link', { name: new RegExp(`^${department}: `) }));
  await figure.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/application\?.*category=hired/);
  await expect(
    page.getByRole('main').getByText(new RegExp(`^${hired} applicants?$`)),
  ).toBeVisible();
});
