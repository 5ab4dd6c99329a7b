import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../expect-accessible';
import { createPipeline, createStages } from '../hiring-api';
import { submittedMessage } from '../job-form';
import { emptyPage, signInAs } from '../sign-in';
import { expect, test } from '../test';

const grip = (drawer: Locator, name: string) =>
  drawer.getByRole('button', { name: `Drag ${name}` });

const dragTo = async (page: Page, from: Locator, to: Locator) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(start.x, end.y + end.height / 2, { steps: 8 });
  await page.mouse.up();
};

test('journey: stages are ordered by pointer and by keyboard, and Escape keeps the drawer open', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const turn = Date.now();
  const [a, b, c] = ['Ask', 'Bake', 'Choose'].map((word) => `${word} ${turn}`);
  if (!a || !b || !c) throw new Error('Three stages are needed');
  const pipeline = await createPipeline(page, `Order ${turn}`, await createStages(page, [a, b, c]));
  await page.goto(`/hiring-pipeline?drawer=setup.edit-pipeline&of=${pipeline.id}`);
  const drawer = page.getByRole('dialog');
  const lines = drawer.getByRole('list', { name: 'Stages in order' }).getByRole('listitem');
  const inOrder = (...names: string[]) =>
    expect(lines).toHaveText(names.map((name, place) => `${place + 1}. ${name}`));
  await expect(grip(drawer, a)).toBeVisible();
  await inOrder(a, b, c);

  await dragTo(page, grip(drawer, c), grip(drawer, a));
  await inOrder(c, a, b);

  await grip(drawer, a).focus();
  await page.keyboard.press('Space');
  const announcement = drawer.locator('[aria-live=assertive]');
  await expect(announcement).toHaveText(`${a} is picked up, 2 of 3.`);
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await expect(announcement).toHaveText(`${a} would be 3 of 3.`);
  await page.keyboard.press('Escape');
  await expect(announcement).toHaveText(`${a} stays 2 of 3.`);
  await inOrder(c, a, b);
  await expect(drawer).toBeVisible();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(announcement).toHaveText(`${a} would be 3 of 3.`);
  await page.keyboard.press('Space');
  await expect(announcement).toHaveText(`${a} is now 3 of 3.`);
  await inOrder(c, b, a);
  await expect(grip(drawer, a)).toBeFocused();
  await drawer.getByRole('button', { name: `Move ${a} up` }).click();
  await inOrder(c, a, b);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(submittedMessage)).toBeVisible();
  await page.getByRole('searchbox').fill(pipeline.name);
  await expect(page.getByRole('row', { name: new RegExp(pipeline.name) })).toContainText(
    [c, a, b].join(', '),
  );
});

test('journey: statuses are reordered by keyboard between the first and the last status that every stage has', async ({
  page,
}) => {
  await signInAs(page, 'administrator', emptyPage);
  const [stage] = await createStages(page, [`Ordered ${Date.now()}`]);
  if (!stage) throw new Error('A stage is needed');
  const [first = '', second = '', third = ''] = stage.status.slice(1).map(({ name }) => name);
  await page.goto(`/stages?search=${stage.name}&drawer=setup.edit-stage&of=${stage.id}`);
  const drawer = page.getByRole('dialog');
  await grip(drawer, third).focus();
  await page.keyboard.press('Space');
  const announcement = drawer.locator('[aria-live=assertive]');
  await expect(announcement).toHaveText(`${third} is picked up, 3 of 3.`);
  await page.keyboard.press('ArrowUp');
  await expect(announcement).toHaveText(`${third} would be 2 of 3.`);
  await page.keyboard.press('Space');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: new RegExp(stage.name) })).toContainText(
    ['To-be-start', first, third, second, 'Rejected'].join(', '),
  );
});

const dragByTouch = async (page: Page, from: Locator, to: Locator) => {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('There is nothing to drag');
  const screen = await page.context().newCDPSession(page);
  const x = start.x + start.width / 2;
  const [first, last] = [start.y + start.height / 2, end.y + end.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x, y }],
    });
  await touch('touchStart', first);
  for (let step = 1; step <= 10; step += 1)
    await touch('touchMove', first + ((last - first) * step) / 10);
  await touch('touchEnd');
};

test.describe('ordering stages on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('journey: stages are ordered by touch', async ({ page }) => {
    await signInAs(page, 'administrator', emptyPage);
    const turn = Date.now();
    const names = ['Ask', 'Bake', 'Choose'].map((word) => `${word} by hand ${turn}`);
    const [a = '', b = '', c = ''] = names;
    const pipeline = await createPipeline(page, `Hand ${turn}`, await createStages(page, names));
    await page.goto(`/hiring-pipeline?drawer=setup.edit-pipeline&of=${pipeline.id}`);
    const drawer = page.getByRole('dialog');
    const lines = drawer.getByRole('list', { name: 'Stages in order' }).getByRole('listitem');
    await grip(drawer, c).scrollIntoViewIfNeeded();
    await dragByTouch(page, grip(drawer, c), grip(drawer, a));
    await expect(lines).toHaveText([c, a, b].map((name, place) => `${place + 1}. ${name}`));
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(submittedMessage)).toBeVisible();
  });
});
