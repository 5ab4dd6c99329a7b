import { waitUntilIdle } from '../at-rest';
import { findRowActions } from '../job-list';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

for (const [name, milliseconds] of [
  ['ahead', 86_400_000],
  ['behind', -86_400_000],
] as const)
  test(`a person whose clock is a day ${name} signs in and works normally`, async ({
    page,
    consoleErrors,
  }) => {
    await page.clock.setFixedTime(Date.now() + milliseconds);
    await signInAs(page, 'administrator', '/all/job');
    await expect(findRowActions(page).first()).toBeVisible();
    // By this clock, the stored session lies in the future or in the past.
    await page.reload();
    await expect(findRowActions(page).first()).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Applicants' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilIdle(page);
    expect(consoleErrors).toEqual([]);
  });
