import type { Locator } from '@playwright/test';
import { addApplicant } from '../applicants-api';
import { comesToRest } from '../at-rest';
import { callApi, dataOf } from '../call-api';
import { createJobIn, createPipeline, createStages } from '../hiring-api';
import type { Channel } from '../shared-chat';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const lists = ['/application?limit=50', '/all/job?job=all&limit=50', '/source?limit=50'];

const rowsOn = (part: Locator) =>
  part.evaluate((whole) => {
    const rows = [...whole.querySelectorAll('tbody tr, li')];
    const isCut = (row: Element) => {
      const { bottom } = row.getBoundingClientRect();
      for (let frame = row.parentElement; frame; frame = frame.parentElement) {
        const cuts = getComputedStyle(frame).overflowY !== 'visible';
        if (cuts && frame !== document.documentElement && frame !== document.body)
          if (bottom > frame.getBoundingClientRect().bottom + 1) return true;
      }
      return false;
    };
    return { all: rows.length, cut: rows.filter(isCut).length };
  });

test('a printed list has all of its loaded rows on paper', async ({ page }) => {
  await signInAs(page, 'administrator', lists[0]);
  for (const list of lists) {
    await page.goto(list);
    await comesToRest(page);
    await page.emulateMedia({ media: 'print' });
    const { all, cut } = await rowsOn(page.getByRole('main'));
    expect(all, list).toBeGreaterThan(5);
    expect(cut, list).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

/** On paper a virtual list must print all lines without overlap. */
const printedLines = async (list: Locator, part = list.page().getByRole('main')) => {
  await list.page().emulateMedia({ media: 'print' });
  const boxes = await list.getByRole('listitem').evaluateAll((lines) =>
    lines.map((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  return {
    count: boxes.length,
    overlapping: boxes.filter(({ top }, at) => top < (boxes[at - 1]?.bottom ?? top) - 1).length,
    ...(await rowsOn(part)),
  };
};

test('a printed chat has all of its loaded messages on paper', async ({ page }) => {
  await signInAs(page, 'recruiter', '/referralChat');
  const [channel] = await dataOf<Channel[]>(page, '/api/v1/channels');
  const channelId = channel?.id ?? 0;
  for (let number = 1; number <= 24; number += 1) {
    const body = { channelId, message: `Message ${number}\n\nof several\n\nlines` };
    await callApi(page, '/api/v1/send-message', { method: 'POST', body });
  }
  await page.goto(`/referralChat/${channelId}`);
  const log = page.getByRole('main').getByRole('region', { name: 'Messages' });
  await expect(log.getByText('Message 24')).toBeInViewport();
  const held = Number(await log.getByRole('listitem').first().getAttribute('aria-setsize'));
  const { count, overlapping, cut } = await printedLines(log);
  expect({ count, overlapping, cut }).toEqual({ count: held, overlapping: 0, cut: 0 });
});

test('a chat in a drawer is printed completely, without the page below the drawer', async ({
  page,
}) => {
  await signInAs(page, 'recruiter', '/referralChat');
  const [channel] = await dataOf<Channel[]>(page, '/api/v1/channels');
  const channelId = channel?.id ?? 0;
  const { applicantId } = await dataOf<{ applicantId: number }>(
    page,
    `/api/v1/channel-info/${channelId}`,
  );
  for (let number = 1; number <= 24; number += 1) {
    const body = { channelId, message: `Line ${number}\n\nof a drawer` };
    await callApi(page, '/api/v1/send-message', { method: 'POST', body });
  }
  await page.goto(`/application?applicantId=${applicantId}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'View Chat' }).click();
  const drawer = page.getByRole('dialog');
  const log = drawer.getByRole('region', { name: 'Messages' });
  await expect(log.getByText('Line 24')).toBeInViewport();
  const held = Number(await log.getByRole('listitem').first().getAttribute('aria-setsize'));
  const { count, overlapping, cut } = await printedLines(log, drawer);
  expect({ count, overlapping, cut }).toEqual({ count: held, overlapping: 0, cut: 0 });
  await expect(page.getByRole('main')).toBeHidden();
});

test('a printed board contains the applicants of each column', async ({ page }) => {
  await signInAs(page, 'administrator');
  const mark = `${Date.now()}${test.info().parallelIndex}`;
  const stages = await createStages(page, [`First ${mark}`, `Second ${mark}`], [101, 19]);
  const pipeline = await createPipeline(page, `Paper ${mark}`, stages);
  const jobId = await createJobIn(page, `Cook ${mark}`, pipeline);
  const people = Array.from({ length: 18 }, (_, at) => `Ravi${at}`);
  for (const name of people) await addApplicant(page, jobId, name, `${name}.${mark}@mail.example`);
  await page.goto(`/job/application/${jobId}?view=board`);
  const column = page.getByRole('region', { name: new RegExp(`^First ${mark}`) });
  await expect(column.getByRole('listitem').first()).toBeVisible();
  const { count, overlapping, cut } = await printedLines(column);
  expect({ count, overlapping, cut }).toEqual({ count: people.length, overlapping: 0, cut: 0 });
});
