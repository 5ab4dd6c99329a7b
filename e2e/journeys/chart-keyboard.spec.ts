import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

interface Legend {
  words: string[];
  /** As they are drawn, one for each word. */
  colours: string[];
  /** Of bars, in the order in which they are drawn. */
  bars: string[];
  /** Whether a word reaches beyond the picture. */
  isCut: boolean;
}

/** The words under a chart, and the colours that these and its bars have on the screen. */
const legendOf = (drawn: Locator): Promise<Legend> =>
  drawn.getByRole('img').evaluate((picture) => {
    const fillOf = (shape: Element) => getComputedStyle(shape).fill;
    const dots = [...picture.querySelectorAll('circle')];
    const labels = dots.map((dot) => dot.parentElement?.querySelector('text'));
    const edge = picture.getBoundingClientRect();
    return {
      words: labels.map((label) => label?.textContent ?? ''),
      colours: dots.map(fillOf),
      bars: [...picture.querySelectorAll('path[fill^=var]')].map(fillOf),
      isCut: labels.some((label) => {
        const { right = 0, bottom = 0 } = label?.getBoundingClientRect() ?? {};
        return right > edge.right || bottom > edge.bottom;
      }),
    };
  });

/** A legend names these figures, each beside the colour that its bars have. */
const expectLegend = async (drawn: Locator, figures: readonly string[]) => {
  const { words, colours, bars, isCut } = await legendOf(drawn);
  expect(words).toEqual(figures);
  expect(new Set(colours).size).toBe(figures.length);
  // All bars of a figure stand before those of the next.
  const each = bars.length / (figures.length || 1);
  expect(each).toBeGreaterThan(0);
  if (figures.length > 0)
    expect(bars).toEqual(colours.flatMap((colour) => Array<string>(each).fill(colour)));
  expect(isCut, 'a word of the legend is cut off').toBe(false);
};

/** Tabs on from what has the focus until a figure of the chart has it. */
const tabTo = async (page: Page, figure: Locator) => {
  for (let at = 0; at < 30; at += 1) {
    await page.keyboard.press('Tab');
    if (await figure.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('Tab never reaches the figure');
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
  test(`DSH-015 DSH-021 by keyboard alone, a bar of ${title} opens exactly the list that it counts, and its legend says what it is`, async ({
    page,
  }) => {
    await signInAs(page, 'administrator', address);
    const drawn = card(page, title);
    const figures = drawn.getByRole('group', { name: `Figures of ${title}` }).getByRole('link');
    const figure = figures.and(page.getByRole('link', { name: named })).first();
    await expect(figure).toBeVisible();
    await expectLegend(drawn, legend);
    const [, count] = /: (\d+)$/.exec((await figure.getAttribute('aria-label')) ?? '') ?? [];
    await drawn.getByRole('button', { name: 'Export' }).focus();
    await tabTo(page, figure);
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

test('every bar that leads somewhere can be reached, line by line, and says its name and value', async ({
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

test('a step of the funnel is opened by Enter', async ({ page }) => {
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

test('a bar of Time to Hire opens those whose days it is the middle of', async ({ page }) => {
  await signInAs(page, 'administrator');
  // Whoever uses the keyboard has every card.
  await page.keyboard.press('Tab');
  const times = card(page, 'Time to Hire');
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
