import { expect, assertShown, surface, type Stage } from './host';

export const focusStaysInside = async (stage: Stage): Promise<string | undefined> => {
  const { page } = stage;
  await assertShown(stage);
  const opener = surface(stage).locator('[aria-haspopup]:not([disabled]):visible').first();
  const isThere = await opener.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const beside = await page.locator('body > *').count();
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = surface(stage).locator('[role=menu], [role=dialog], [role=listbox]').first();
  await expect(opened).toBeVisible();
  await expect(page.locator('body > *')).toHaveCount(beside);
  await expect(surface(stage).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
  return 'What a button opens is drawn inside the remote, holds the focus and gives it back.';
};
