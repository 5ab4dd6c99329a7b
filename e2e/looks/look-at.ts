import type { Page } from '@playwright/test';
import { waitUntilIdle, waitUntilDrawn } from '../at-rest';
import { expectAccessible, expectLegible } from '../expect-accessible';
import type { Role } from '../sign-in';
import { expect } from '../test';
import { test } from './visits';

export interface Screen {
  name: string;
  role?: Role;
  path: string;
  prepare?: (page: Page) => Promise<unknown>;
  settled: (page: Page) => Promise<unknown>;
  /** Widths of the window in pixels; one wide and one narrow screen by default. */
  widths?: readonly number[];
}

const schemes = ['light', 'dark'] as const;
/** Screenshots are for local runs; CI needs only those of failed tests. */
const takesPictures = !process.env.CI;

export const getMain = (page: Page) => page.getByRole('main');
export const pressButton = (name: string) => (page: Page) =>
  getMain(page).getByRole('button', { name, exact: true }).click();
export const expectHeading = (page: Page) =>
  expect(getMain(page).getByRole('heading', { level: 1 })).toBeVisible();

const expectNoSidewaysScroll = async (page: Page) => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
};

const lookOnce =
  (rests: (page: Page) => Promise<void>) =>
  async (page: Page, name: string): Promise<void> => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await rests(page);
      await (colorScheme === 'light' ? expectAccessible(page) : expectLegible(page));
      if (takesPictures)
        await page.screenshot({ path: `test-results/looks/${name}-${colorScheme}.png` });
    }
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'light' });
  };

/**
 * Checks accessibility and takes a screenshot in each colour scheme, once the page is idle. A table that
 * reloads is drawn paler.
 */
export const takeScreenshot = lookOnce(waitUntilIdle);

export const takeScreenshotAtOnce = lookOnce(waitUntilDrawn);

const height = 900;

const beginLook = async (page: Page, width = 1440): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
};

const usualWidths = [1440, 390];
export const allWidths = [1440, 1280, 390];

export const testEveryWidth = (
  name: string,
  look: (page: Page, label: string) => Promise<void>,
  widths: readonly number[] = usualWidths,
): void => {
  for (const width of widths)
    test(`looks: ${name} at ${width} px`, async ({ page }) => {
      await beginLook(page, width);
      await look(page, `${name}-${width}`);
    });
};

/**
 * With a `role`, `path` is an address in the console, otherwise any address. A screen with `prepare` runs as
 * one test per width, since a resize may close what was opened.
 */
export const testScreen = ({
  name,
  role,
  path,
  prepare,
  settled,
  widths = usualWidths,
}: Screen): void => {
  for (const onOnePage of prepare ? widths.map((width) => [width]) : [widths])
    test(`looks: ${name} at ${onOnePage.join(', ')} px`, async ({ visit }) => {
      const { page, open } = await visit(role ?? 'nobody', prepare !== undefined);
      await beginLook(page, onOnePage[0]);
      await open(path);
      await prepare?.(page);
      for (const width of onOnePage) {
        await page.setViewportSize({ width, height });
        await settled(page);
        await takeScreenshot(page, `${name}-${width}`);
      }
    });
};
