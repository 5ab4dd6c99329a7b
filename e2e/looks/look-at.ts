import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, standsStill } from '../expect-accessible';
import { signInAs, type Role } from '../sign-in';
import { expect, test } from '../test';

export interface Screen {
  name: string;
  role?: Role;
  path: string;
  /** Brings the screen into the state to look at. */
  prepare?: (page: Page) => Promise<unknown>;
  settled: (page: Page) => Promise<unknown>;
  /** In pixels; a wide and a narrow one if left out. */
  widths?: readonly number[];
}

const schemes = ['light', 'dark'] as const;

export const main = (page: Page) => page.getByRole('main');
export const heading = (page: Page) =>
  expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();

const expectNoSidewaysScroll = async (page: Page) => {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, 'pixels that the page is wider than the screen').toBeLessThanOrEqual(0);
};

/** Takes a picture of what stands on the page in each scheme, and finds what shuts people out of it. */
export const takeLook = async (page: Page, name: string): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await takeLookAtOnce(page, name);
};

/** The same where the network does not come to rest: the browser's own view of a pdf keeps it open. */
export const takeLookAtOnce = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await standsStill(page);
    await page.screenshot({ path: `test-results/looks/${name}-${colorScheme}.png` });
    await (colorScheme === 'light' ? expectAccessible(page) : expectLegible(page));
  }
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** One test for each width. */
export const inEveryLook = (
  name: string,
  look: (page: Page, label: string) => Promise<void>,
  widths: readonly number[] = [1440, 390],
): void => {
  for (const width of widths)
    test(`looks: ${name} at ${width} px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await look(page, `${name}-${width}`);
    });
};

/** `path` is of the console where someone is signed in, and of any page where nobody is. */
export const lookAt = ({ name, role, path, prepare, settled, widths }: Screen): void =>
  inEveryLook(
    name,
    async (page, label) => {
      await (role ? signInAs(page, role, path) : page.goto(path));
      await prepare?.(page);
      await settled(page);
      await takeLook(page, label);
    },
    widths,
  );
