import type { Locator, Page } from '@playwright/test';
import { fillChannel } from 'server/test/fill-channel';
import { readData } from '../call-api';
import { startConsole } from '../server/console-server';
import type { Channel } from '../shared-chat';
import { signInAs } from '../sign-in';
import { expect, test } from '../test';

const many = 100_000;
const mostDrawn = 60;

const log = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Messages' });
const lines = (page: Page) => log(page).getByRole('listitem');
const text = (number: number) => new RegExp(`Message ${number}\\b`);
const line = (page: Page, number: number): Locator => log(page).getByText(text(number));

const held = async (page: Page): Promise<number> =>
  Number(await lines(page).first().getAttribute('aria-setsize'));

const goToStart = (page: Page): Promise<{ words: string; top: number }> =>
  log(page).evaluate((region) => {
    region.scrollTop = 0;
    const edge = region.getBoundingClientRect().top;
    return new Promise((found) => {
      const look = (): void => {
        const first = [...region.querySelectorAll('li')].find(
          (item) => item.getBoundingClientRect().top >= edge,
        );
        const words = /Message \d+/.exec(first?.textContent ?? '')?.[0];
        if (first && words) found({ words, top: first.getBoundingClientRect().top });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(() => requestAnimationFrame(look));
    });
  });

test('a chat of 100,000 messages loads page by page on scrolling up, and draws only a few messages at once', async ({
  page,
  startServer,
}) => {
  test.slow();
  const first = await startServer();
  await signInAs(page, 'recruiter', `${first.url}/referralChat`);
  const [channel] = await readData<Channel[]>(page, '/api/v1/channels');
  const id = channel?.id ?? 0;
  await first.stop();
  await fillChannel(first.dataFolder, id, many);
  const server = await startConsole(first.dataFolder, { PORT: new URL(first.url).port });
  try {
    await page.goto(`${server.url}/referralChat/${id}`);
    await expect(line(page, many)).toBeInViewport();
    for (let pages = 1; pages <= 6; pages += 1) {
      const before = await held(page);
      const { words, top } = await goToStart(page);
      await expect.poll(() => held(page)).toBeGreaterThan(before);
      const place = async () =>
        (
          await log(page)
            .getByText(new RegExp(`${words}\\b`))
            .locator('xpath=ancestor::li')
            .boundingBox()
        )?.y;
      await expect.poll(async () => Math.abs(((await place()) ?? Infinity) - top)).toBeLessThan(4);
      expect(await lines(page).count()).toBeLessThan(mostDrawn);
    }
    expect(await held(page)).toBeGreaterThan(300);

    const newest = await readData<{ sequence: number }[]>(page, `/api/v1/channel-chat/${id}`);
    const asked = (newest.at(-1)?.sequence ?? 0) - 400;
    await page.goto(`${server.url}/referralChat/${id}?message=${asked}`);
    await expect(line(page, many - 400)).toBeInViewport();
    await expect(log(page).locator(':focus')).toContainText(text(many - 400));
    expect(await lines(page).count()).toBeLessThan(mostDrawn);
  } finally {
    await server.stop();
  }
});
