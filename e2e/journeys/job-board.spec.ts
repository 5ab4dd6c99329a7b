import type { Page } from '@playwright/test';
import { addApplicant } from '../applicants-api';
import { expectAccessible } from '../expect-accessible';
import { createJobIn, createPipeline, createStages } from '../hiring-api';
import { tabUntilFocused } from '../keyboard';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const openBoard = async (page: Page, people: readonly string[]) => {
  await signInAs(page, 'administrator', emptyPage);
  const mark = `${Date.now()}${test.info().parallelIndex}`;
  const names = ['Screening', 'Interview', 'Offer'].map((name) => `${name} ${mark}`);
  const stages = await createStages(page, names, [101, 19]);
  const pipeline = await createPipeline(page, `Board ${mark}`, stages);
  const jobId = await createJobIn(page, `Cook ${mark}`, pipeline);
  for (const name of people) await addApplicant(page, jobId, name, `${name}.${mark}@mail.example`);
  const address = `/job/application/${jobId}?view=board`;
  await page.goto(address);
  return { address, names };
};

const column = (page: Page, name: string | undefined) =>
  page.getByRole('region', { name: new RegExp(`^${name ?? ''}`) });
const cardOf = (page: Page, stage: string | undefined, person: string) =>
  column(page, stage).getByRole('link', { name: `${person} Tester` });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Update Status' });

test('on the board of a job an applicant is moved on, hired with a date, and moved back by keyboard alone @detail', async ({
  page,
}) => {
  const { names } = await openBoard(page, ['Asha', 'Ravi']);
  const [first, second, last] = names;
  const { keyboard } = page;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const inDrawer = (role: 'combobox' | 'textbox', name: RegExp) =>
    drawer(page).getByRole(role, { name });
  const status = inDrawer('combobox', /^Status/);
  const save = drawer(page).getByRole('button', { name: 'Save' });
  await expect(column(page, first)).toContainText('Here since today');
  await expectAccessible(page);
  const announcement = page.locator('[aria-live=assertive]');
  const pickUpAsha = async () => {
    await keyboard.press('Space');
    await expect(announcement).toHaveText('Asha Tester is picked up.');
    // The drag library accepts the next key one event loop turn after its announcement.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  };

  await tabUntilFocused(page, button('Move Asha Tester'));
  await pickUpAsha();
  await keyboard.press('ArrowRight');
  await expect(announcement).toHaveText(`Asha Tester would go to ${second}, column 2 of 3.`);
  await expectAccessible(page);
  await keyboard.press('Space');
  await expect(save).toBeVisible();
  await expect(column(page, second)).toContainText('Asha Tester');
  await expectAccessible(page);
  await tabUntilFocused(page, save);
  await keyboard.press('Enter');
  await expect(cardOf(page, second, 'Asha')).toBeVisible();
  await expect(button('Move Asha Tester')).toBeFocused();

  await pickUpAsha();
  await keyboard.press('ArrowRight');
  await expect(announcement).toHaveText(`Asha Tester would go to ${last}, column 3 of 3.`);
  await keyboard.press('Escape');
  await expect(announcement).toHaveText('Asha Tester stays where it was.');
  await expect(drawer(page)).toHaveCount(0);

  await keyboard.press('Shift+Tab');
  await expect(cardOf(page, second, 'Asha')).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(button('Actions for Ravi Tester')).toBeFocused();
  await keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: `Move to ${last}` });
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await expectAccessible(page);
  for (
    let at = 0;
    at < 5 && !(await entry.evaluate((one) => one === document.activeElement));
    at += 1
  )
    await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(save).toBeVisible();
  await tabUntilFocused(page, status);
  await keyboard.type('Hir');
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(status).toHaveValue('Hired');
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await tabUntilFocused(page, inDrawer('textbox', /^Joining Date/));
  await keyboard.type('03/25/2031');
  await tabUntilFocused(page, inDrawer('textbox', /^Comment/));
  await keyboard.type('Begins in spring.');
  await expectAccessible(page);
  await tabUntilFocused(page, save);
  await keyboard.press('Enter');
  await expect(cardOf(page, last, 'Ravi')).toBeVisible();
  await expect(button('Move Ravi Tester')).toBeFocused();

  await keyboard.press('F8');
  await expect(button('Undo').last()).toBeFocused();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(cardOf(page, first, 'Ravi')).toBeVisible();
  await expect(button('Move Ravi Tester')).toBeFocused();
  await expectAccessible(page);
});

test('on the board of a job a cancelled drag returns the card, and a second person sees a completed one', async ({
  page,
  browser,
}) => {
  const { address, names } = await openBoard(page, ['Meera']);
  const [first, second] = names;
  const other = await browser.newPage();
  await signInAs(other, 'recruiting-manager', address);
  await expect(cardOf(other, first, 'Meera')).toBeVisible();

  const drag = async () => {
    const card = await cardOf(page, first, 'Meera').boundingBox();
    const target = await column(page, second).boundingBox();
    if (!card || !target) throw new Error('The card and the column are not in sight');
    await page.mouse.move(card.x + 10, card.y + 30);
    await page.mouse.down();
    await page.mouse.move(card.x + 60, card.y + 60, { steps: 5 });
    await page.mouse.move(target.x + 60, target.y + 120, { steps: 10 });
    await page.mouse.up();
    await expect(drawer(page)).toBeVisible();
  };
  await drag();
  await expect(column(page, second)).toContainText('Meera Tester');
  await drawer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(cardOf(page, first, 'Meera')).toBeVisible();
  await expect(column(page, second)).toContainText('Nobody is here.');

  await drag();
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(cardOf(page, second, 'Meera')).toBeVisible();
  await expect(cardOf(other, second, 'Meera')).toBeVisible();
  await expect(column(other, first)).toContainText('Nobody is here.');
  await other.close();
});

test('an auditor sees the board of a job, and can move nobody', async ({ page }) => {
  await signInAs(page, 'auditor', '/job/application/1?view=board');
  const menu = page.getByRole('button', { name: /^Actions for / }).first();
  await menu.click();
  await expect(page.getByRole('menuitem', { name: 'View', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /^Move to / })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectAccessible(page);
});

test('on a phone the board of a job shows one stage at a time, and a menu moves an applicant @detail', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { names } = await openBoard(page, ['Kiran']);
  const [first, second] = names;
  await expect(column(page, second)).toHaveCount(0);
  await page.getByRole('button', { name: 'Actions for Kiran Tester' }).click();
  await page.getByRole('menuitem', { name: `Move to ${second}` }).click();
  await drawer(page).getByRole('button', { name: 'Save' }).click();
  await expect(column(page, first)).toHaveCount(1);
  await page.getByRole('button', { name: /^Stage/ }).click();
  await page.getByRole('menuitemradio', { name: `${second} (1)` }).click();
  await expect(cardOf(page, second, 'Kiran')).toBeVisible();
  await expectAccessible(page);
});
