import type { Locator, Page } from '@playwright/test';
import { addApplicant } from '../applicants-api';
import { waitUntilIdle } from '../at-rest';
import { callApi, readData } from '../call-api';
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
    await waitUntilIdle(page);
    await page.emulateMedia({ media: 'print' });
    const { all, cut } = await rowsOn(page.getByRole('main'));
    expect(all, list).toBeGreaterThan(5);
    expect(cut, list).toBe(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

const printedLines = async (list: Locator, part: Locator) => {
  const boxes = await list.getByRole('listitem').evaluateAll((lines) =>
    lines.map((line) => {
      const { top, bottom } = line.getBoundingClientRect();
      return { top, bottom };
    }),
  );
  return {
    count: boxes.length,
    overlapping: boxes.filter(({ top }, at) => top < (boxes[at - 1]?.bottom ?? top) - 1).length,
    cut: (await rowsOn(part)).cut,
  };
};

/** On paper a virtual list must print all lines without overlap, once it has measured them. */
const expectPrintedWhole = async (
  list: Locator,
  count: number,
  part = list.page().getByRole('main'),
) => {
  await list.page().emulateMedia({ media: 'print' });
  await expect.poll(() => printedLines(list, part)).toEqual({ count, overlapping: 0, cut: 0 });
};

/**
 * Number of messages: more than the chat shows at once, but fewer than one sender may write in ten seconds.
 */
const sendLines = async (page: Page, channelId: number, rest: string): Promise<string> => {
  const names = Array.from({ length: 24 }, (_, at) => `Line ${at + 1} of ${Date.now()}`);
  for (const name of names) {
    const body = { channelId, message: `${name}\n\n${rest}` };
    const answer = await callApi(page, '/api/v1/send-message', { method: 'POST', body });
    expect(answer.status()).toBe(200);
  }
  return names.at(-1) ?? '';
};

test('a printed chat has all of its loaded messages on paper', async ({ page }) => {
  await signInAs(page, 'recruiter', '/referralChat');
  const [channel] = await readData<Channel[]>(page, '/api/v1/channels');
  const channelId = channel?.id ?? 0;
  const last = await sendLines(page, channelId, 'of several\n\nlines');
  await page.goto(`/referralChat/${channelId}`);
  const log = page.getByRole('main').getByRole('region', { name: 'Messages' });
  await expect(log.getByText(last)).toBeInViewport();
  const held = Number(await log.getByRole('listitem').first().getAttribute('aria-setsize'));
  await expectPrintedWhole(log, held);
});

test('a chat in a drawer is printed completely, without the page below the drawer', async ({
  page,
}) => {
  await signInAs(page, 'recruiting-manager', '/referralChat');
  const [channel] = await readData<Channel[]>(page, '/api/v1/channels');
  const channelId = channel?.id ?? 0;
  const { applicantId } = await readData<{ applicantId: number }>(
    page,
    `/api/v1/channel-info/${channelId}`,
  );
  const last = await sendLines(page, channelId, 'of a drawer');
  await page.goto(`/application?applicantId=${applicantId}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'View Chat' }).click();
  const drawer = page.getByRole('dialog');
  const log = drawer.getByRole('region', { name: 'Messages' });
  await expect(log.getByText(last)).toBeInViewport();
  const held = Number(await log.getByRole('listitem').first().getAttribute('aria-setsize'));
  await expectPrintedWhole(log, held, drawer);
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
  await expectPrintedWhole(column, people.length);
});
