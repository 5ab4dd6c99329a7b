import { callApi } from '../call-api';
import { createJob } from '../jobs-api';
import type { Visitor } from './browser';
import { computeMedian, listRowSelector } from './load';
import { applyThrottle, slowProcessorThrottle, noThrottle } from './throttle';

const title = 'main input[name="jobTitle"]';
const editor = 'main [contenteditable="true"]';
const words = 5_000;

/** Measures the median milliseconds from a click in the list to a usable first field. */
export const measureOpening = async ({ page }: Visitor): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    await page.goto('/all/job');
    await page.waitForSelector(listRowSelector);
    await page.waitForTimeout(300);
    const opened = page.evaluate(async (selector) => {
      const began = await window.probe.clicked();
      return (await window.probe.painted(selector)) - began;
    }, `${title}:not(:disabled)`);
    await page.getByRole('link', { name: /Create Job/ }).click();
    times.push(await opened);
  }
  return computeMedian(times.slice(1));
};

export interface KeyTimes {
  middle: number;
  slow: number;
}

const quantile = (values: number[], part: number): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * part)] ?? Number.NaN;

const typeInto = async ({ page, client }: Visitor, selector: string): Promise<KeyTimes> => {
  await page.locator(selector).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('warm up ', { delay: 80 });
  await applyThrottle(client, slowProcessorThrottle);
  await page.evaluate(() => window.probe.keys());
  await page.keyboard.type('tea tasting in the evening', { delay: 150 });
  await page.waitForTimeout(300);
  const times = await page.evaluate(() => window.probe.keys());
  await applyThrottle(client, noThrottle);
  return { middle: quantile(times, 0.5), slow: quantile(times, 0.95) };
};

/**
 * Measures the milliseconds from a keystroke to the next paint, in the title and after a description of 5,000
 * words.
 */
export const measureTyping = async (visitor: Visitor) => {
  const { page } = visitor;
  await page.goto('/all/job');
  const id = await createJob(page, 'Tea Taster');
  const paragraph = `<p>${'Taste the leaves '.repeat(17).trim()}</p>`;
  const jobDescription = paragraph.repeat(Math.ceil(words / (17 * 3)));
  await callApi(page, `/api/v1/job/${id}`, { method: 'PUT', body: { jobDescription } });
  await page.goto(`/job/edit/${id}`);
  await page.waitForSelector(editor);
  await page.waitForTimeout(1_000);
  return { text: await typeInto(visitor, title), rich: await typeInto(visitor, editor) };
};
